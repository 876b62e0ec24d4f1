import { contract } from '@specbuilder/shared-contracts/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAccessControl } from './access/access-control.ts';
import { createLinkTokens, type LinkTokens } from './access/link-tokens.ts';
import { accessRules } from './access-rules.ts';
import { startAlertSender } from './alerts/sender.ts';
import { addApiDocs } from './api-docs/docs-routes.ts';
import { withApiKeys } from './api-keys/authenticate.ts';
import { createCallerOfKey } from './api-keys/caller-of-key.ts';
import { readAssetVersions, serveBrandAssets } from './brands/assets.ts';
import { readBrands } from './brands/brands.ts';
import { callCounterOf } from './call-counting/counter-of-store.ts';
import { type Catalogues, openCatalogues } from './catalogues/catalogues.ts';
import type { Config } from './config.ts';
import { contractRoutes } from './contract-routes.ts';
import { createPaperRoom, type PaperRoom } from './deliverables/paper-room.ts';
import { serveToLinks } from './deliverables/query-token.ts';
import { createDocuments } from './documents/documents.ts';
import { stateOfItem } from './fan-items/store.ts';
import { addFileRoutes } from './files/routes.ts';
import type { AnswerCheck } from './http/answers.ts';
import { createApi } from './http/api.ts';
import { mountApi } from './http/api-handler.ts';
import type { Authenticate } from './http/call-context.ts';
import { createGuard } from './http/guard.ts';
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
import { type CountCall, createRateLimits } from './http/rate-limit.ts';
import { assertContractIsServed } from './http/served-contract.ts';
import { createServer } from './http/server.ts';
import type { FanItemHub } from './hub/fan-item-hub.ts';
import { createHubs, hubMethods, type WatchedStates } from './hub/hubs.ts';
import { whoIsByIds } from './identity/authenticate.ts';
import { createEndedSessions, type EndedSessions } from './identity/ended-sessions.ts';
import { createAuthenticate, createIdentity } from './identity/identity.ts';
import { loadSecrets } from './identity/secrets.ts';
import { type CalculatorAccounts, withCalculatorTokens } from './load-calculator/authenticate.ts';
import { addCalculatorPage } from './load-calculator/page.ts';
import { createCalculatorTokens } from './load-calculator/tokens.ts';
import { createLocationService } from './location/service.ts';
import { listTerritories } from './location/store.ts';
import { observe } from './observability/observe.ts';
import { startMailSender } from './outbox/mail-sender.ts';
import { createOutbox } from './outbox/outbox.ts';
import { prepareStore, prepareWords } from './prepare.ts';
import { createSharedPlaces } from './processes/shared-places.ts';
import { createSiblings, type Siblings } from './processes/siblings.ts';
import { addProductPages } from './product-pages/routes.ts';
import { addPeerRoutes } from './project-cloning/peer-routes.ts';
import { addDocumentSchema, PROJECT_FILE_BODIES } from './project-document/routes.ts';
import { readChangeNumber } from './projects/store.ts';
import { releaseHealthOf } from './remotes/release-health.ts';
import { addReleaseRoutes } from './remotes/upload-routes.ts';
import { retentionSweeps } from './retention/retention.ts';
import { BRANDS_FOLDER, DATA_FOLDER, PAGES_FOLDER } from './room-folder.ts';
import { demoAccountsOf } from './seed/demo-accounts.ts';
import { createSettingsService } from './settings/service.ts';
import { saysWhatIsServed } from './site/server-offers.ts';
import { createSite } from './site/site.ts';
import { LONG_LISTS } from './sizing/routes.ts';
import type { Database } from './store/database.ts';
import { asLongWork } from './store/long-work.ts';
import type { Store } from './store/open-store.ts';
import { startSweeps } from './sweeps/sweeps.ts';

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

/** Addresses that are no calls of the contract. */
const BESIDE_THE_CONTRACT = [addFileRoutes, addReleaseRoutes, addPeerRoutes, addDocumentSchema, addCalculatorPage];

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
  const guard = createGuard({ access, countCall, isBrand: (manufacturerLabelId) => brands.has(manufacturerLabelId) });
  const api = createApi({ db, guard, messages: store.messages, checkAnswer });
  const location = createLocationService({ dataFolder: DATA_FOLDER, regions: () => listTerritories(db) });
  app.addHook('onListen', async () => location.warmUp());
  const documents = createDocuments({ db, brands, publicUrl: config.publicUrl, catalogues, ...papers });
  const calculatorTokens = createCalculatorTokens(secrets.calculatorKey);
  const known = { ...shared, store, settings, location, fanItemHub: hubs.fanItemHub, catalogues };
  const services = { ...known, documents, papers, calculatorTokens, hubs };
  const router = contractRoutes(api, services, releaseHealthOf(config, app.log, store.messages));
  assertContractIsServed(contract, router);

  await addApiDocs(app, { publicUrl: config.publicUrl, authority: authentication.authorityUri }, PAGES_FOLDER);
  const authenticate = createAuthenticate(callerOfToken);
  const callerPorts = { db, config, countCall, calculatorTokens, endedSessions };
  mountApi(app, {
    router,
    authenticate: callersOfApi(serveToLinks(app, authenticate, callerOfToken), callerPorts),
    ...{ bodyLimits: PROJECT_FILE_BODIES, longAnswers: LONG_LISTS },
  });
  const frame = { db, config, guard, authenticate, countCall, brands, location, fontUrl: site.fontUrl };
  for (const add of BESIDE_THE_CONTRACT) await add(app, frame);
  await hubs.mount(app, secrets.hubKey, {
    ...{ callerOfToken, countCall, lifecycle, endedSessions },
    ...{ limits: config.hubLimits, places: createSharedPlaces(), sharesPort: config.processes > 1 },
  });
  await identity.mount(app);
  await serveBrandAssets(app, BRANDS_FOLDER, assetVersions);
  addProductPages(app, { ...services, db, guard, assetVersions, site });
  await site.mount(app);
  saysWhatIsServed(app, config.siteDir, contract);
  const background = startBackground(app, { ...known, db, onProblem: logProblem });
  endTogether(app, [hubs, papers, catalogues, endedSessions], [mailSender?.close, background.stop]);
  return { app, lifecycle, fanItemHub: hubs.fanItemHub, endedSessions, firstSweep: background.firstSweep };
}

function otherContentIn(log: Pick<FastifyBaseLogger, 'error'>) {
  const words =
    'the store keeps other content under the version of this catalogue; results of before are read with that';
  return (version: string) => log.error({ version }, words);
}

interface CallerPorts extends CalculatorAccounts {
  readonly config: Config;
  readonly countCall: CountCall;
}

/** Who calls the contract's endpoints: a user, a program with a key, or the frame of the calculator. */
function callersOfApi(authenticate: Authenticate, ports: CallerPorts): Authenticate {
  const keepsAccounts = ports.config.externalIdentity === null;
  return withApiKeys(withCalculatorTokens(authenticate, ports), createCallerOfKey({ ...ports, keepsAccounts }));
}

interface BackgroundParts extends Omit<Parameters<typeof retentionSweeps>[1], 'publicUrl'> {
  readonly config: Config;
  readonly db: Database;
  readonly catalogues: Catalogues;
}

/** What the server does by itself: it takes away what had its time, and sends alerts. */
function startBackground({ log }: Pick<FastifyInstance, 'log'>, parts: BackgroundParts) {
  const { config, db, brands, catalogues, endedSessions, outbox, onProblem } = parts;
  const { retention, publicUrl } = config;
  const kept = retentionSweeps(retention, { brands, endedSessions, outbox, publicUrl, onProblem });
  const sweeps = startSweeps(db, log, kept);
  const stopAlerts = startAlertSender({ db, log, outbox, publicUrl, catalogues });
  return {
    firstSweep: sweeps.first,
    async stop() {
      await stopAlerts();
      await sweeps.stop();
    },
  };
}

type End = (() => void | Promise<void>) | null | undefined;

interface Closing {
  close(): void | Promise<void>;
}

/** Hubs first, so that nobody hears of what ends after them. */
function endTogether(app: FastifyInstance, services: readonly Closing[], others: readonly End[]): void {
  app.addHook('onClose', async () => {
    for (const service of services) await service.close();
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
