import { contract } from '@specbuilder/shared-contracts/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAccessControl } from './access/access-control.ts';
import { createLinkTokens, type LinkTokens } from './access/link-tokens.ts';
import { accessRules } from './access-rules.ts';
import { emailChanged } from './accounts/email-changed.ts';
import type { AccountPorts } from './accounts/ports.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminDashboardRoutes } from './admin-dashboard/routes.ts';
import { adminUserRoutes } from './admin-users/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { startAlertSender } from './alerts/sender.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { addApiDocs } from './api-docs/docs-routes.ts';
import { withApiKeys } from './api-keys/authenticate.ts';
import { createCallerOfKey } from './api-keys/caller-of-key.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { readAssetVersions, serveBrandAssets } from './brands/assets.ts';
import { type Brands, readBrands } from './brands/brands.ts';
import { callCounterOf } from './call-counting/counter-of-store.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { type Catalogues, openCatalogues } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { customerRoutes } from './customers/routes.ts';
import { createPaperRoom, type PaperRoom } from './deliverables/paper-room.ts';
import { serveToLinks } from './deliverables/query-token.ts';
import { deliverableRoutes } from './deliverables/routes.ts';
import { createDeliverables } from './deliverables/service.ts';
import { createDocuments, type Documents } from './documents/documents.ts';
import { dutySelectionRoutes } from './duty-selection/routes.ts';
import { energyRoutes } from './energy/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { exchangeRatesRoutes } from './exchange-rates/routes.ts';
import { curveModelRoutes } from './fan-curve/model-routes.ts';
import { fanCurveRoutes } from './fan-curve/routes.ts';
import { createEvaluations } from './fan-items/evaluations.ts';
import type { ItemPorts } from './fan-items/ports.ts';
import { fanItemRoutes } from './fan-items/routes.ts';
import { stateOfItem } from './fan-items/store.ts';
import { faqRoutes, readFaqs } from './faqs/faqs.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { addFileRoutes } from './files/routes.ts';
import type { AnswerCheck } from './http/answers.ts';
import { type Api, createApi } from './http/api.ts';
import { mountApi } from './http/api-handler.ts';
import type { Authenticate } from './http/call-context.ts';
import { createGuard } from './http/guard.ts';
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
import { type CountCall, createRateLimits } from './http/rate-limit.ts';
import { assertContractIsServed } from './http/served-contract.ts';
import { createServer } from './http/server.ts';
import type { FanItemHub } from './hub/fan-item-hub.ts';
import { createHubs, type Hubs, hubMethods, type WatchedStates } from './hub/hubs.ts';
import { whoIsByIds } from './identity/authenticate.ts';
import { createEndedSessions, type EndedSessions } from './identity/ended-sessions.ts';
import { createAuthenticate, createIdentity } from './identity/identity.ts';
import { secondFactorRoutes } from './identity/second-factor/routes.ts';
import { loadSecrets, type Secrets } from './identity/secrets.ts';
import { sessionRoutes } from './identity/sessions/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { type CalculatorAccounts, withCalculatorTokens } from './load-calculator/authenticate.ts';
import { addCalculatorPage, CALCULATOR_PATH } from './load-calculator/page.ts';
import { loadCalculatorRoutes } from './load-calculator/routes.ts';
import { type CalculatorTokens, createCalculatorTokens } from './load-calculator/tokens.ts';
import { locationRoutes } from './location/routes.ts';
import { createLocationService, type LocationService } from './location/service.ts';
import { listTerritories } from './location/store.ts';
import { modelSelectionRoutes } from './model-selection/routes.ts';
import { observe } from './observability/observe.ts';
import { startMailSender } from './outbox/mail-sender.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import { outboxRoutes } from './outbox/routes.ts';
import { prepareStore, prepareWords } from './prepare.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { createSharedPlaces } from './processes/shared-places.ts';
import { createSiblings, type Siblings } from './processes/siblings.ts';
import { addProductPages } from './product-pages/routes.ts';
import { addPeerRoutes } from './project-cloning/peer-routes.ts';
import { projectCloningRoutes } from './project-cloning/routes.ts';
import { addDocumentSchema, PROJECT_FILE_BODIES, projectFileRoutes } from './project-document/routes.ts';
import { projectMembersRoutes } from './project-members/routes.ts';
import { projectSharingRoutes } from './project-sharing/routes.ts';
import { noteChange } from './projects/change-note.ts';
import { itemCopyRoutes } from './projects/item-routes.ts';
import { projectStubsRoutes, projectsRoutes } from './projects/routes.ts';
import { readChangeNumber } from './projects/store.ts';
import { reRatingRoutes } from './re-rating/routes.ts';
import { regionRoutes } from './regions/routes.ts';
import { isRegionValid } from './regions/service.ts';
import { readTerritoryNames } from './regions/territory-names.ts';
import { readReleaseNotes, releaseRoutes } from './releases/releases.ts';
import { type ReleaseHealth, releaseHealthOf } from './remotes/release-health.ts';
import { remotesRoutes } from './remotes/routes.ts';
import { addReleaseRoutes } from './remotes/upload-routes.ts';
import { retentionSweeps } from './retention/retention.ts';
import { revisionRoutes } from './revisions/routes.ts';
import { BRANDS_FOLDER, DATA_FOLDER, PAGES_FOLDER } from './room-folder.ts';
import { scheduledDutyRoutes } from './scheduled-duties/routes.ts';
import { demoAccountsOf } from './seed/demo-accounts.ts';
import { settingsRoutes } from './settings/routes.ts';
import { createSettingsService, type SettingsService } from './settings/service.ts';
import { saysWhatIsServed } from './site/server-offers.ts';
import { createSite } from './site/site.ts';
import { LONG_LISTS, sizingRoutes } from './sizing/routes.ts';
import { specificationRoutes } from './specification/routes.ts';
import { asLongWork } from './store/long-work.ts';
import type { Store } from './store/open-store.ts';
import { startSweeps } from './sweeps/sweeps.ts';
import { telemetryRoutes } from './telemetry/routes.ts';
import { readTools, toolboxRoutes } from './toolbox/toolbox.ts';
import { userRoutes } from './users/routes.ts';
import { voltageRoutes } from './voltage/routes.ts';

export interface Application {
  readonly app: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly fanItemHub: FanItemHub;
  readonly endedSessions: EndedSessions;
  /** Settles once what had its time at the start is gone. */
  readonly firstSweep: Promise<void>;
}

export interface ApplicationOptions {
  readonly config: Config;
  readonly store: Store;
  readonly logStream?: NodeJS.WritableStream;
  /** For tests: gets every answer before it is sent. */
  readonly checkAnswer?: AnswerCheck;
}

/**
 * Puts the server together on an open store; it listens when its caller says so. Closing `app` stops everything but
 * the store, which belongs to the caller.
 *
 * @throws Error while an endpoint of the contract is not served, or what it declares of its access has no rule
 */
export async function createApplication({
  config,
  store,
  logStream,
  checkAnswer,
}: ApplicationOptions): Promise<Application> {
  const { db } = store;
  await prepareWords();
  const lifecycle = createLifecycle();
  const ping = () => store.ping();
  const app = await createServer({ config, lifecycle, ping, ...(logStream ? { logStream } : {}) });
  const siblings = createSiblings();
  const hubConnections = () => hubs.ownConnections();
  await observe(app, { settings: config.observability, pools: store.pools, ping, hubConnections, siblings });
  await asLongWork(() => prepareStore(db, config));
  const brands = await readBrands(db);
  const logProblem = (error: unknown) => app.log.error({ err: error }, 'something failed beside a request');
  const catalogues = await openCatalogues({ db, onProblem: logProblem, onOtherContent: otherContentIn(app.log) });
  const secrets = await loadSecrets(db, config.signingKeyDays);
  const assetVersions = readAssetVersions(BRANDS_FOLDER);
  const site = createSite({ config, brands, assetVersions }, (file, error) =>
    app.log.error({ err: error, file }, 'a site file cannot be used; the last good one stays'),
  );
  const endedSessions = await createEndedSessions({ db, messages: store.messages, onProblem: logProblem });
  const mailSender = config.mail && startMailSender({ db, log: app.log, ...config.mail });
  const outbox = createOutbox(mailSender);
  const shared = { config, secrets, brands, endedSessions, outbox };
  const { countCall, limitAddress } = createRateLimits(callCounterOf(store), config.rates);
  const demoAccounts = demoAccountsOf(config.environment);
  const identity = createIdentity({ ...shared, db, limitAddress, assetVersions, fontUrl: site.fontUrl, demoAccounts });
  const { authentication, callerOfToken } = identity;
  const settings = createSettingsService({ config, brands, assetVersions, authentication });
  const papers = createPaperRoom({ brands, catalogues, onProblem: logProblem });
  const { access, hubs } = accessAndHubs({ store, siblings, papers }, createLinkTokens(secrets.linkKey), logProblem);
  const { fanItemHub } = hubs;
  const guard = createGuard({ access, countCall, isBrand: (manufacturerLabelId) => brands.has(manufacturerLabelId) });
  const api = createApi({ db, guard, messages: store.messages, checkAnswer });
  const location = createLocationService({ dataFolder: DATA_FOLDER, regions: () => listTerritories(db) });
  app.addHook('onListen', async () => location.warmUp());
  const documents = createDocuments({ db, brands, publicUrl: config.publicUrl, catalogues, ...papers });
  const calculatorTokens = createCalculatorTokens(secrets.calculatorKey);
  const services = {
    ...{ ...shared, store, settings, location, fanItemHub, catalogues },
    ...{ documents, papers, calculatorTokens },
  };
  const router = routesOf(api, { ...services, hubs }, releaseHealthOf(config, app.log, store.messages));
  assertContractIsServed(contract, router);

  await addApiDocs(app, { publicUrl: config.publicUrl, authority: authentication.authorityUri }, PAGES_FOLDER);
  const authenticate = createAuthenticate(callerOfToken);
  const keepsAccounts = config.externalIdentity === null;
  mountApi(app, {
    router,
    authenticate: callersOfApi(serveToLinks(app, authenticate, callerOfToken), {
      ...{ db, countCall, keepsAccounts, calculatorTokens, endedSessions },
    }),
    ...{ bodyLimits: PROJECT_FILE_BODIES, longAnswers: LONG_LISTS },
  });
  const frame = { db, config, guard, authenticate, countCall, brands, location, fontUrl: site.fontUrl };
  for (const add of [addFileRoutes, addReleaseRoutes, addPeerRoutes, addDocumentSchema, addCalculatorPage])
    await add(app, frame);
  await hubs.mount(app, secrets.hubKey, {
    ...{ callerOfToken, countCall, lifecycle, endedSessions },
    ...{ limits: config.hubLimits, places: createSharedPlaces(), sharesPort: config.processes > 1 },
  });
  await identity.mount(app);
  await serveBrandAssets(app, BRANDS_FOLDER, assetVersions);
  addProductPages(app, { ...services, db, guard, assetVersions, site });
  await site.mount(app);
  saysWhatIsServed(app, config.siteDir, contract);
  const kept = retentionSweeps(config.retention, {
    ...{ brands, endedSessions, outbox, publicUrl: config.publicUrl, onProblem: logProblem },
  });
  const sweeps = startSweeps(db, app.log, kept);
  const stopAlerts = startAlertSender({ db, log: app.log, outbox, publicUrl: config.publicUrl, catalogues });
  endTogether(app, hubs, [
    ...[papers.close, catalogues.close, endedSessions.close, stopAlerts, mailSender?.close, sweeps.stop],
  ]);
  return { app, lifecycle, fanItemHub, endedSessions, firstSweep: sweeps.first };
}

function otherContentIn(log: Pick<FastifyBaseLogger, 'error'>) {
  const words =
    'the store keeps other content under the version of this catalogue; results of before are read with that';
  return (version: string) => log.error({ version }, words);
}

interface CallerPorts extends CalculatorAccounts {
  readonly countCall: CountCall;
  readonly keepsAccounts: boolean;
}

/** Who calls the contract's endpoints: a user, a program with a key, or the frame of the calculator. */
function callersOfApi(authenticate: Authenticate, ports: CallerPorts): Authenticate {
  return withApiKeys(withCalculatorTokens(authenticate, ports), createCallerOfKey(ports));
}

type End = (() => void | Promise<void>) | null | undefined;

/** Hubs first, so that nobody hears of what ends after them. */
function endTogether(app: FastifyInstance, hubs: { close(): void }, others: readonly End[]): void {
  app.addHook('onClose', async () => {
    hubs.close();
    for (const end of others) await end?.();
  });
}

interface AccessOptions {
  readonly store: Store;
  readonly siblings: Siblings;
  readonly papers: PaperRoom;
}

/** Who may do what, and the hubs, which ask that of every message. */
function accessAndHubs(
  { store: { db, messages }, siblings, papers }: AccessOptions,
  links: LinkTokens,
  onProblem: (error: unknown) => void,
) {
  const states: WatchedStates = {
    changeNumberOf: (projectId) => readChangeNumber(db, projectId),
    stateOfItem: (fanItemId) => stateOfItem(db, fanItemId),
  };
  const access = createAccessControl(accessRules(db, links, hubMethods(states)));
  const shared = { access, messages, siblings, onProblem, deliverableHealth: papers.health, whoIs: whoIsByIds(db) };
  return { access, hubs: createHubs({ ...shared, ...states }) };
}

interface Services {
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

function routesOf(api: Api, services: Services, releaseHealth: ReleaseHealth) {
  const { config, store, brands, settings, location, fanItemHub, outbox, catalogues, endedSessions } = services;
  const { db } = store;
  const { environment, publicUrl } = config;
  const keepsAccounts = config.externalIdentity === null;
  const accounts: AccountPorts = { outbox, brands, publicUrl, endedSessions };
  const fanResized: ItemPorts['fanResized'] = (change) => fanItemHub.fanResized(change);
  const itemPorts: ItemPorts = { catalogues, fanResized, noteChange, evaluations: createEvaluations() };
  const deliverables = createDeliverables({ db, brands, catalogues, location, ...services.papers });
  return {
    settings: settingsRoutes(api, settings),
    catalog: catalogRoutes(api, { db, catalogues, documents: services.documents, settings }),
    location: locationRoutes(api, db, location, (region, brand) => isRegionValid(db, region, brand)),
    loadCalculator: loadCalculatorRoutes(api, {
      ...{ db, tokens: services.calculatorTokens, url: config.loadCalculatorUrl ?? `${publicUrl}${CALCULATOR_PATH}` },
    }),
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
    deliverables: deliverableRoutes(api, { db, catalogues, deliverables }),
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
