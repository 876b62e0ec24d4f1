import { emailChanged } from '../accounts/account/email-changed.ts';
import type { AccountPorts } from '../accounts/account/ports.ts';
import { accountRoutes } from '../accounts/account/routes.ts';
import { adminUserRoutes } from '../accounts/admin-users/routes.ts';
import { apiKeyRoutes } from '../accounts/api-keys/routes.ts';
import type { EndedSessions } from '../accounts/identity/ended-sessions.ts';
import { secondFactorRoutes } from '../accounts/identity/second-factor/routes.ts';
import type { Secrets } from '../accounts/identity/secrets.ts';
import { sessionRoutes } from '../accounts/identity/sessions/routes.ts';
import { userRoutes } from '../accounts/users/routes.ts';
import { adminDashboardRoutes } from '../administration/admin-dashboard/routes.ts';
import { auditLogRoutes } from '../administration/audit-log/routes.ts';
import { privacyRoutes } from '../administration/privacy/routes.ts';
import type { Brands } from '../brand/brands/brands.ts';
import { exchangeRatesRoutes } from '../brand/exchange-rates/routes.ts';
import { faqRoutes, readFaqs } from '../brand/faqs/faqs.ts';
import type { Outbox } from '../brand/outbox/outbox.ts';
import { outboxRoutes } from '../brand/outbox/routes.ts';
import { settingsRoutes } from '../brand/settings/routes.ts';
import type { SettingsService } from '../brand/settings/service.ts';
import { readTools, toolboxRoutes } from '../brand/toolbox/toolbox.ts';
import { catalogRoutes } from '../catalogue/catalog/routes.ts';
import type { Catalogues } from '../catalogue/catalogues/catalogues.ts';
import type { Documents } from '../catalogue/documents/documents.ts';
import { energyRoutes } from '../catalogue/energy/routes.ts';
import { curveModelRoutes } from '../catalogue/fan-curve/model-routes.ts';
import { fanCurveRoutes } from '../catalogue/fan-curve/routes.ts';
import { specificationRoutes } from '../catalogue/specification/routes.ts';
import { createLinkTokens } from '../core/access/link-tokens.ts';
import type { Config } from '../core/config/config.ts';
import type { Api } from '../core/http/api.ts';
import { DATA_FOLDER } from '../core/package/room-folder.ts';
import type { Store } from '../core/store/open-store.ts';
import type { PaperRoom } from '../deliverables/paper-room.ts';
import { deliverableRoutes } from '../deliverables/routes.ts';
import { createDeliverables } from '../deliverables/service.ts';
import type { FanItemHub } from '../live/hub/fan-item-hub.ts';
import type { Hubs } from '../live/hub/hubs.ts';
import { CALCULATOR_PATH } from '../load-calculator/page.ts';
import { loadCalculatorRoutes } from '../load-calculator/routes.ts';
import type { CalculatorTokens } from '../load-calculator/tokens.ts';
import { locationRoutes } from '../places/location/routes.ts';
import type { LocationService } from '../places/location/service.ts';
import { regionRoutes } from '../places/regions/routes.ts';
import { isRegionValid } from '../places/regions/service.ts';
import { readTerritoryNames } from '../places/regions/territory-names.ts';
import { dutySelectionRoutes } from '../projects/duty-selection/routes.ts';
import { createEvaluations } from '../projects/fan-items/evaluations.ts';
import type { ItemPorts } from '../projects/fan-items/ports.ts';
import { fanItemRoutes } from '../projects/fan-items/routes.ts';
import { linkRoutes } from '../projects/links/routes.ts';
import { modelSelectionRoutes } from '../projects/model-selection/routes.ts';
import { noteChange } from '../projects/project/change-note.ts';
import { itemCopyRoutes } from '../projects/project/item-routes.ts';
import { projectStubsRoutes, projectsRoutes } from '../projects/project/routes.ts';
import { projectCloningRoutes } from '../projects/project-cloning/routes.ts';
import { projectFileRoutes } from '../projects/project-document/routes.ts';
import { projectMembersRoutes } from '../projects/project-members/routes.ts';
import { projectSharingRoutes } from '../projects/project-sharing/routes.ts';
import { reRatingRoutes } from '../projects/re-rating/routes.ts';
import { revisionRoutes } from '../projects/revisions/routes.ts';
import { scheduledDutyRoutes } from '../projects/scheduled-duties/routes.ts';
import { voltageRoutes } from '../projects/voltage/routes.ts';
import { alertRoutes } from '../sales/alerts/routes.ts';
import { customerRoutes } from '../sales/customers/routes.ts';
import { eventsRoutes } from '../sales/events/routes.ts';
import { feedbackRoutes } from '../sales/feedback/routes.ts';
import { analyticsRoutes } from '../site/analytics/routes.ts';
import { readReleaseNotes, releaseRoutes } from '../site/releases/releases.ts';
import type { ReleaseHealth } from '../site/remotes/release-health.ts';
import { remotesRoutes } from '../site/remotes/routes.ts';
import { telemetryRoutes } from '../site/telemetry/routes.ts';
import { sizingRoutes } from '../sizing/routes.ts';

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
