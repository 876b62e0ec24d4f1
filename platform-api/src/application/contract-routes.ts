import {
  type AccountPorts,
  accountRoutes,
  adminUserRoutes,
  apiKeyRoutes,
  type EndedSessions,
  emailChanged,
  type Secrets,
  secondFactorRoutes,
  sessionRoutes,
  userRoutes,
} from '../accounts/index.ts';
import { adminDashboardRoutes, auditLogRoutes, privacyRoutes } from '../administration/index.ts';
import {
  type Brands,
  exchangeRatesRoutes,
  faqRoutes,
  type Outbox,
  outboxRoutes,
  readFaqs,
  readTools,
  type SettingsService,
  settingsRoutes,
  toolboxRoutes,
} from '../brand/index.ts';
import {
  type Catalogues,
  catalogRoutes,
  curveModelRoutes,
  type Documents,
  energyRoutes,
  fanCurveRoutes,
  specificationRoutes,
} from '../catalogue/index.ts';
import { type Api, type Config, createLinkTokens, DATA_FOLDER, type Store } from '../core/index.ts';
import { createDeliverables, deliverableRoutes, type PaperRoom } from '../deliverables/index.ts';
import type { FanItemHub, Hubs } from '../live/index.ts';
import { CALCULATOR_PATH, type CalculatorTokens, loadCalculatorRoutes } from '../load-calculator/index.ts';
import {
  isRegionValid,
  type LocationService,
  locationRoutes,
  readTerritoryNames,
  regionRoutes,
} from '../places/index.ts';
import {
  createEvaluations,
  dutySelectionRoutes,
  fanItemRoutes,
  type ItemPorts,
  itemCopyRoutes,
  linkRoutes,
  modelSelectionRoutes,
  noteChange,
  projectCloningRoutes,
  projectFileRoutes,
  projectMembersRoutes,
  projectSharingRoutes,
  projectStubsRoutes,
  projectsRoutes,
  reRatingRoutes,
  revisionRoutes,
  scheduledDutyRoutes,
  voltageRoutes,
} from '../projects/index.ts';
import { alertRoutes, customerRoutes, eventsRoutes, feedbackRoutes } from '../sales/index.ts';
import {
  analyticsRoutes,
  type ReleaseHealth,
  readReleaseNotes,
  releaseRoutes,
  remotesRoutes,
  telemetryRoutes,
} from '../site/index.ts';
import { sizingRoutes } from '../sizing/index.ts';

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
