import { createLinkTokens } from './access/link-tokens.ts';
import { emailChanged } from './accounts/email-changed.ts';
import type { AccountPorts } from './accounts/ports.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminDashboardRoutes } from './admin-dashboard/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import type { Brands } from './brands/brands.ts';
import { catalogRoutes } from './catalog/routes.ts';
import type { Catalogues } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { customerRoutes } from './customers/routes.ts';
import type { PaperRoom } from './deliverables/paper-room.ts';
import { deliverableRoutes } from './deliverables/routes.ts';
import { createDeliverables } from './deliverables/service.ts';
import type { Documents } from './documents/documents.ts';
import { dutySelectionRoutes } from './duty-selection/routes.ts';
import { energyRoutes } from './energy/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { exchangeRatesRoutes } from './exchange-rates/routes.ts';
import { curveModelRoutes } from './fan-curve/model-routes.ts';
import { fanCurveRoutes } from './fan-curve/routes.ts';
import { createEvaluations } from './fan-items/evaluations.ts';
import type { ItemPorts } from './fan-items/ports.ts';
import { fanItemRoutes } from './fan-items/routes.ts';
import { faqRoutes, readFaqs } from './faqs/faqs.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import type { Api } from './http/api.ts';
import type { FanItemHub } from './hub/fan-item-hub.ts';
import type { Hubs } from './hub/hubs.ts';
import type { EndedSessions } from './identity/ended-sessions.ts';
import { secondFactorRoutes } from './identity/second-factor/routes.ts';
import type { Secrets } from './identity/secrets.ts';
import { sessionRoutes } from './identity/sessions/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { CALCULATOR_PATH } from './load-calculator/page.ts';
import { loadCalculatorRoutes } from './load-calculator/routes.ts';
import type { CalculatorTokens } from './load-calculator/tokens.ts';
import { locationRoutes } from './location/routes.ts';
import type { LocationService } from './location/service.ts';
import { modelSelectionRoutes } from './model-selection/routes.ts';
import type { Outbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { projectCloningRoutes } from './project-cloning/routes.ts';
import { projectFileRoutes } from './project-document/routes.ts';
import { projectMembersRoutes } from './project-members/routes.ts';
import { projectSharingRoutes } from './project-sharing/routes.ts';
import { noteChange } from './projects/change-note.ts';
import { itemCopyRoutes } from './projects/item-routes.ts';
import { projectStubsRoutes, projectsRoutes } from './projects/routes.ts';
import { reRatingRoutes } from './re-rating/routes.ts';
import { regionRoutes } from './regions/routes.ts';
import { isRegionValid } from './regions/service.ts';
import { readTerritoryNames } from './regions/territory-names.ts';
import { readReleaseNotes, releaseRoutes } from './releases/releases.ts';
import type { ReleaseHealth } from './remotes/release-health.ts';
import { remotesRoutes } from './remotes/routes.ts';
import { revisionRoutes } from './revisions/routes.ts';
import { DATA_FOLDER } from './room-folder.ts';
import { scheduledDutyRoutes } from './scheduled-duties/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { SettingsService } from './settings/service.ts';
import { sizingRoutes } from './sizing/routes.ts';
import { specificationRoutes } from './specification/routes.ts';
import type { Store } from './store/open-store.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { readTools, toolboxRoutes } from './toolbox/toolbox.ts';
import { userRoutes } from './users/routes.ts';
import { voltageRoutes } from './voltage/routes.ts';

/** What the resources are served with. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly brands: Brands;
  readonly settings: SettingsService;
  readonly location: LocationService;
  readonly fanItemHub: FanItemHub;
  readonly outbox: Outbox;
  readonly catalogues: Catalogues;
  readonly documents: Documents;
  readonly calculatorTokens: CalculatorTokens;
  readonly papers: PaperRoom;
  readonly endedSessions: EndedSessions;
  readonly secrets: Secrets;
  readonly hubs: Pick<Hubs, 'connections'>;
}

/** Every resource of the contract with what it needs; the server starts only when none is missing. */
export function contractRoutes(api: Api, services: Services, releaseHealth: ReleaseHealth) {
  const { config, store, brands, settings, location, fanItemHub, outbox, catalogues, endedSessions } = services;
  const { db } = store;
  const { environment, publicUrl } = config;
  const keepsAccounts = config.externalIdentity === null;
  const accounts: AccountPorts = { outbox, brands, publicUrl, endedSessions };
  const fanResized: ItemPorts['fanResized'] = (change) => fanItemHub.fanResized(change);
  const itemPorts: ItemPorts = { catalogues, fanResized, noteChange, evaluations: createEvaluations() };
  return {
    settings: settingsRoutes(api, settings),
    catalog: catalogRoutes(api, { db, catalogues, documents: services.documents, settings }),
    location: locationRoutes(api, db, location, (region, brand) => isRegionValid(db, region, brand)),
    loadCalculator: loadCalculatorRoutes(api, calculatorPorts(services)),
    specification: specificationRoutes(api, catalogues),
    sizing: sizingRoutes(api, db, location, catalogues),
    energy: energyRoutes(api, catalogues),
    fanCurve: fanCurveRoutes(api, catalogues, brands),
    curveModel: curveModelRoutes(api, catalogues),
    fanItem: { ...fanItemRoutes(api, db, itemPorts), ...itemCopyRoutes(api, itemPorts) },
    links: linkRoutes(api, db, createLinkTokens(services.secrets.linkKey)),
    voltage: voltageRoutes(api, db, itemPorts),
    projectStubs: projectStubsRoutes(api, db),
    projects: {
      ...projectsRoutes(api, db, { environment, location, ...itemPorts }),
      ...projectSharingRoutes(api, db, { environment, publicUrl, outbox, brands, catalogues }),
      ...projectMembersRoutes(api, db, { publicUrl, outbox, brands }),
      ...projectCloningRoutes(api, { environment, peers: config.peers, brands, catalogues }),
      models: modelSelectionRoutes(api, { db, catalogues, location }),
      byDuty: dutySelectionRoutes(api, { db, catalogues, location }),
      reRating: reRatingRoutes(api, { db, ...itemPorts }),
      file: projectFileRoutes(api, { db, environment, brands, location, catalogues }),
      revisions: revisionRoutes(api, { db, brands, location, ...itemPorts }),
      scheduledDuties: scheduledDutyRoutes(api, db),
    },
    deliverables: deliverableRoutes(api, deliverablePorts(services)),
    user: userRoutes(api, db, location, { emailChanged: (unit, change) => emailChanged(unit, change, accounts) }),
    account: accountRoutes(api, db, keepsAccounts, accounts),
    apiKeys: apiKeyRoutes(api, db, accounts),
    customers: customerRoutes(api, db, { ...accounts, keepsAccounts, places: location }),
    events: eventsRoutes(api, db, catalogues),
    alerts: alertRoutes(api, db, { outbox, publicUrl, catalogues }),
    exchangeRates: exchangeRatesRoutes(api, db),
    telemetry: telemetryRoutes(api, releaseHealth),
    analytics: analyticsRoutes(api),
    faqs: faqRoutes(api, readFaqs(DATA_FOLDER), brands),
    feedback: feedbackRoutes(api, brands, outbox),
    adminDashboard: adminDashboardRoutes(api, db, {
      ping: () => store.ping(),
      connections: services.hubs.connections,
      hasMailServer: config.mail !== null,
    }),
    adminUsers: adminUserRoutes(api, db, keepsAccounts, accounts),
    outbox: outboxRoutes(api, db, outbox),
    auditLog: auditLogRoutes(api, db),
    regions: regionRoutes(api, db, location, readTerritoryNames(DATA_FOLDER)),
    remotes: remotesRoutes(api, config, db),
    releases: releaseRoutes(api, readReleaseNotes(DATA_FOLDER)),
    sessions: sessionRoutes(api, db, services.endedSessions),
    secondFactor: secondFactorRoutes(api, db, {
      ...{ brands, outbox, publicUrl: config.publicUrl, factorKey: services.secrets.factorKey },
      isRequiredForAdmins: config.requiresAdminSecondFactor,
    }),
    privacy: privacyRoutes(api, db, accounts),
    toolbox: toolboxRoutes(api, readTools(DATA_FOLDER)),
  };
}

function calculatorPorts({ store: { db }, config, calculatorTokens: tokens, brands }: Services) {
  return {
    ...{ db, tokens, url: config.loadCalculatorUrl ?? `${config.publicUrl}${CALCULATOR_PATH}` },
    isOffered: (brand: number) => brands.get(brand)?.features.loadCalculatorEnabled === true,
  };
}

function deliverablePorts({ store: { db }, brands, catalogues, location, papers }: Services) {
  return { db, catalogues, deliverables: createDeliverables({ db, brands, catalogues, location, ...papers }) };
}
