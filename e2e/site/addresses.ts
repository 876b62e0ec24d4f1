/** Ports of the browser tests; a running `npm start` on 8080 is left alone. */
export const SITE_PORT = 8480;
export const PLATFORM_PORT = 8481;

export const WORKERS = 3;
/** Of one worker; tests of several files use these ports, and each worker runs one file at a time. */
const portOfWorker = (port: number, worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)) => port + 20 * worker;
/** Isolated sites, started by a test that breaks or changes its site. */
export const ISOLATED_SITE_PORT = portOfWorker(8500);
/** A third-party page that embeds the sizer. */
const FIRST_FOREIGN_PORT = 8501;
export const FOREIGN_PORT = portOfWorker(FIRST_FOREIGN_PORT);
/** The same for a third party that the site does not know. */
export const STRANGER_PORT = 8488;
/** The same for measurements, which run beside end-to-end tests. */
export const MEASURED_PORT = 8486;
/** A shop that frames the product. */
export const SHOP_PORT = 8484;

/** A host below which the site is one of several. */
export const SITE_BELOW_PATH_PORT = 8490;

/** WebKit's driver. */
export const WEBKIT_PORT = 8491;

/** A team's development server. */
export const DEVELOPMENT_PORT = 8487;
/** A third-party sign-in provider. */
const OTHER_PROVIDER_PORT = 8489;

export const SITE_URL = `http://localhost:${SITE_PORT}`;
export const OTHER_PROVIDER_URL = `http://localhost:${OTHER_PROVIDER_PORT}`;
export const ISOLATED_SITE_URL = `http://localhost:${ISOLATED_SITE_PORT}`;
export const DEVELOPMENT_URL = `http://localhost:${DEVELOPMENT_PORT}`;
/** Another host name, so that it is another site for cookies as well as another origin. */
export const FOREIGN_URL = `http://127.0.0.1:${FOREIGN_PORT}`;
export const FOREIGN_URLS = Array.from(
  { length: WORKERS },
  (_, worker) => `http://127.0.0.1:${portOfWorker(FIRST_FOREIGN_PORT, worker)}`,
);
export const MEASURED_URL = `http://127.0.0.1:${MEASURED_PORT}`;
export const SHOP_URL = `http://127.0.0.1:${SHOP_PORT}`;
