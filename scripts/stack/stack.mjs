import { spawn } from 'node:child_process';
import { startTemporaryPostgres } from '../postgres.mjs';
import { WORKSPACE } from '../workspace/paths.mjs';
import { SERVER_ENTRY, SERVER_NODE_ARGUMENTS } from '../workspace/server.mjs';
import { composeEnvironments } from './compose-file.mjs';
import { startNginx } from './nginx.mjs';
import { untilResponses } from './until-responds.mjs';

/**
 * The processes of docker-compose.yml without containers, on loopback: database, platform and web, each with its
 * environment from the file. Addresses differ, since the processes have no network of their own, and demo accounts
 * replace the administrator of a deployment.
 *
 * @param {{ siteDir: string, webPort: number, platformPort: number,
 *   environment?: Readonly<Record<string, string>> }} options
 *   `environment` adds to the platform's
 */
export async function startStack({ siteDir, webPort, platformPort, environment = {} }) {
  const url = `http://localhost:${webPort}`;
  const services = composeEnvironments({
    ...{ LOG_LEVEL: 'error', ...process.env },
    ...{ POSTGRES_PASSWORD: 'local', PUBLIC_URL: url },
  });
  const started = [];
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
  };
  try {
    const database = await startTemporaryPostgres();
    started.push(database);
    const platform = await startPlatform({
      ...services.platform,
      ENVIRONMENT: 'local',
      HOST: '127.0.0.1',
      PORT: String(platformPort),
      DATABASE_URL: database.url,
      SITE_DIR: siteDir,
      ...environment,
    });
    started.push(platform);
    const address = `127.0.0.1:${platformPort}`;
    started.push(await startNginx({ ...services.web, WEB_PORT: String(webPort), PLATFORM_ADDRESS: address }));
    return { url, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Names of the services this script can start, for the check against docker-compose.yml. */
export const STARTED_SERVICES = ['database', 'platform', 'web'];

/**
 * @param {Readonly<Record<string, string>>} environment of the server
 * @param {string} node program that runs it
 */
export async function startPlatform(environment, node = process.execPath) {
  const child = spawn(node, [...SERVER_NODE_ARGUMENTS, SERVER_ENTRY], {
    cwd: WORKSPACE,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment },
    stdio: 'inherit',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilResponses(`http://127.0.0.1:${environment.PORT}/healthz`, ended);
  return {
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
    /** Ends it without a chance to finish anything, as a crash or a lack of memory does. */
    async crash() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
