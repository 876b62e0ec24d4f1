import { contract } from '@specbuilder/shared-contracts/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import {
  createAuthenticate,
  createCallerOfKey,
  createEndedSessions,
  createIdentity,
  demoAccountsOf,
  type EndedSessions,
  loadSecrets,
  whoIsByIds,
  withApiKeys,
} from '../accounts/index.ts';
import { addApiDocs } from '../administration/index.ts';
import {
  addFileRoutes,
  createOutbox,
  createSettingsService,
  readAssetVersions,
  readBrands,
  serveBrandAssets,
  startMailSender,
} from '../brand/index.ts';
import { addProductPages, createDocuments, openCatalogues } from '../catalogue/index.ts';
import {
  type Authenticate,
  asLongWork,
  assertContractIsServed,
  BRANDS_FOLDER,
  type Config,
  type CountCall,
  callCounterOf,
  createAccessControl,
  createApi,
  createGuard,
  createLifecycle,
  createLinkTokens,
  createRateLimits,
  createServer,
  DATA_FOLDER,
  type Database,
  type Jobs,
  type Lifecycle,
  type LinkTokens,
  mountApi,
  PAGES_FOLDER,
  type ResponseCheck,
  type Store,
} from '../core/index.ts';
import { createDeliverableRendering, type DeliverableRendering, serveToLinks } from '../deliverables/index.ts';
import {
  createHubs,
  createSharedPlaces,
  createSiblings,
  type FanItemHub,
  hubMethods,
  observe,
  type Siblings,
  type WatchedStates,
} from '../live/index.ts';
import {
  addCalculatorPage,
  type CalculatorAccounts,
  createCalculatorTokens,
  withCalculatorTokens,
} from '../load-calculator/index.ts';
import {
  assignMissingRegions,
  createLocationService,
  createRegionOfCompany,
  listTerritories,
} from '../places/index.ts';
import {
  addDocumentSchema,
  addPeerRoutes,
  PROJECT_FILE_BODIES,
  readChangeNumber,
  stateOfItem,
} from '../projects/index.ts';
import { addUnsubscribeRoutes } from '../sales/index.ts';
import { addReleaseRoutes, createSite, releaseHealthOf, saysWhatIsServed } from '../site/index.ts';
import { FILE_FORMS, LONG_LISTS } from '../sizing/index.ts';
import { accessRules } from './access-rules.ts';
import { endTogether, jobsOfUsers, startBackground } from './background.ts';
import { contractRoutes } from './contract-routes.ts';
import { prepareMessages, prepareStore } from './prepare.ts';

export interface Application {
  readonly app: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly fanItemHub: FanItemHub;
  readonly endedSessions: EndedSessions;
  readonly jobs: Jobs;
  /** Settles once what had its time at the start is gone. */
  readonly firstSweep: Promise<void>;
}

export interface ApplicationOptions {
  readonly config: Config;
  readonly store: Store;
  readonly logStream?: NodeJS.WritableStream;
  /** For tests: receives every response before it is sent. */
  readonly checkResponse?: ResponseCheck;
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
  checkResponse,
}: ApplicationOptions): Promise<Application> {
  const { db } = store;
  await prepareMessages();
  const lifecycle = createLifecycle();
  const ping = () => store.ping();
  const app = await createServer({ config, lifecycle, store, ...(logStream ? { logStream } : {}) });
  const siblings = createSiblings();
  const hubConnections = () => hubs.ownConnections();
  await observe(app, { settings: config.observability, pools: store.pools, ping, hubConnections, siblings });
  await asLongWork(() => prepareStore(db, config));
  const brands = await readBrands(db);
  const logProblem = (error: unknown) => app.log.error({ err: error }, 'something failed beside a request');
  const catalogues = await openCatalogues({ db, onProblem: logProblem, onOtherContent: otherContentIn(app.log) });
  const secrets = await loadSecrets(db, config.signingKeyDays);
  const assetVersions = readAssetVersions(BRANDS_FOLDER);
  const site = createSite({ config, brands, assetVersions }, siteProblemIn(app.log));
  const endedSessions = await createEndedSessions({ db, messages: store.messages, onProblem: logProblem });
  const mailSender = config.mail && startMailSender({ db, log: app.log, ...config.mail });
  const outbox = createOutbox(mailSender);
  const jobs = jobsOfUsers(app, store, { brands, endedSessions, outbox, publicUrl: config.publicUrl });
  const shared = { config, secrets, brands, endedSessions, outbox };
  const { countCall, limitAddress } = createRateLimits(callCounterOf(store), config.rates);
  const demoAccounts = demoAccountsOf(config.environment);
  const identity = createIdentity({ ...shared, db, limitAddress, assetVersions, fontUrl: site.fontUrl, demoAccounts });
  const settings = createSettingsService({ config, brands, assetVersions, authentication: identity.authentication });
  const printedDocuments = createDeliverableRendering({ brands, catalogues, onProblem: logProblem });
  const links = createLinkTokens(secrets.linkKey);
  const { access, hubs } = accessAndHubs({ store, siblings, printedDocuments }, links, logProblem);
  const guard = createGuard({ access, countCall, isBrand: (manufacturerLabelId) => brands.has(manufacturerLabelId) });
  const api = createApi({ db, guard, messages: store.messages, checkResponse });
  const places = await openPlaces(app, db);
  const documents = createDocuments({ db, brands, publicUrl: config.publicUrl, catalogues, ...printedDocuments });
  const calculatorTokens = createCalculatorTokens(secrets.calculatorKey);
  const known = { ...shared, ...places, store, db, jobs, settings, fanItemHub: hubs.fanItemHub, catalogues, links };
  const releaseHealth = releaseHealthOf(config, app.log, store.messages);
  const services = { ...known, documents, printedDocuments, calculatorTokens, hubs, releaseHealth };
  const router = contractRoutes(api, services);
  assertContractIsServed(contract, router);

  await addApiDocs(app, { publicUrl: config.publicUrl, authority: identity.authentication.authorityUri }, PAGES_FOLDER);
  const authenticate = createAuthenticate(identity.callerOfToken);
  const callers = callersOfApi(serveToLinks(app, authenticate, identity.callerOfToken), {
    ...known,
    countCall,
    calculatorTokens,
  });
  serveContract(app, router, callers);
  const frame = {
    db,
    config,
    guard,
    authenticate,
    countCall,
    brands,
    location: places.location,
    fontUrl: site.fontUrl,
  };
  for (const add of BESIDE_THE_CONTRACT) await add(app, frame);
  await mountHubs(app, hubs, { ...frame, ...identity, secrets, lifecycle, endedSessions });
  await identity.mount(app);
  await servePages(app, { ...services, db, guard, assetVersions, site });
  const background = startBackground(app, { ...known, db, onProblem: logProblem });
  endTogether(app, [hubs, jobs, printedDocuments, catalogues, endedSessions], [mailSender?.close, background.stop]);
  return { app, lifecycle, fanItemHub: hubs.fanItemHub, endedSessions, jobs, firstSweep: background.firstSweep };
}

/** What visitors load: files of brands, pages of products, and the site. */
async function servePages(
  app: FastifyInstance,
  pages: Parameters<typeof addProductPages>[1] &
    Parameters<typeof addUnsubscribeRoutes>[1] & { config: Config; site: ReturnType<typeof createSite> },
) {
  const { assetVersions, config, site } = pages;
  await serveBrandAssets(app, BRANDS_FOLDER, assetVersions);
  addProductPages(app, pages);
  await addUnsubscribeRoutes(app, pages);
  await site.mount(app);
  saysWhatIsServed(app, config.siteDir, contract);
}

const siteProblemIn = (log: FastifyBaseLogger) => (file: string, error: unknown) =>
  log.error({ err: error, file }, 'a site file cannot be used; the last good one stays');

/** Places and the sales regions of companies; customers without a region have theirs before the first call. */
async function openPlaces(app: FastifyInstance, db: Database) {
  const location = createLocationService({ dataFolder: DATA_FOLDER, regions: () => listTerritories(db) });
  app.addHook('onListen', async () => location.warmUp());
  const regionOfCompany = createRegionOfCompany(db, location);
  await asLongWork(() => assignMissingRegions(db, regionOfCompany));
  return { location, regionOfCompany };
}

/** Serves the endpoints of the contract, with the limits of those that differ. */
function serveContract(app: FastifyInstance, router: ReturnType<typeof contractRoutes>, authenticate: Authenticate) {
  mountApi(app, {
    router,
    authenticate,
    bodyLimits: PROJECT_FILE_BODIES,
    fileForms: FILE_FORMS,
    longResponses: LONG_LISTS,
  });
}

type Hubs = ReturnType<typeof accessAndHubs>['hubs'];

type HubMountOptions = Parameters<Hubs['mount']>[2];

interface HubParts extends Pick<HubMountOptions, 'callerOfToken' | 'countCall' | 'lifecycle' | 'endedSessions'> {
  readonly config: Config;
  readonly secrets: Awaited<ReturnType<typeof loadSecrets>>;
}

async function mountHubs(app: FastifyInstance, hubs: Hubs, { config, secrets, ...ports }: HubParts): Promise<void> {
  await hubs.mount(app, secrets.hubKey, {
    ...ports,
    limits: config.hubLimits,
    places: createSharedPlaces(),
  });
}

function otherContentIn(log: Pick<FastifyBaseLogger, 'error'>) {
  const words = 'the store keeps other content under the version of this catalogue; earlier results are read with that';
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

interface AccessOptions {
  readonly store: Store;
  readonly siblings: Siblings;
  readonly printedDocuments: DeliverableRendering;
}

/** The access rules, and the hubs, which apply them to every message. */
function accessAndHubs(
  { store: { db, messages }, siblings, printedDocuments }: AccessOptions,
  links: LinkTokens,
  onProblem: (error: unknown) => void,
) {
  const states: WatchedStates = {
    changeNumberOf: (projectId) => readChangeNumber(db, projectId),
    stateOfItem: (fanItemId) => stateOfItem(db, fanItemId),
  };
  const access = createAccessControl(accessRules(db, links, hubMethods(states)));
  const shared = {
    access,
    messages,
    siblings,
    onProblem,
    deliverableHealth: printedDocuments.health,
    whoIs: whoIsByIds(db),
  };
  return { access, hubs: createHubs({ ...shared, ...states }) };
}
