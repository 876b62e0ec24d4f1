import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { untilResponses } from '../../scripts/stack/until-responds.mjs';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { ISOLATED_SITE_URL, OTHER_PROVIDER_URL } from './addresses.ts';

const AUTHORITY = `${OTHER_PROVIDER_URL}/realms/specbuilder`;
/** Pages renew a minute before the end, so six seconds after each token. */
const ACCESS_TOKEN_S = 66;

export interface OtherProvider {
  readonly authority: string;
  /** What a server needs to sign people in there: the settings beside the Keycloak realm, at this address. */
  readonly settings: Readonly<Record<string, string>>;
  /** A token that it signed for that audience. */
  tokenFor(audience: string): Promise<string>;
  /** Whether sign-ins from now on get a refresh token, as they do at first. */
  giveRefreshTokens(areGiven: boolean): Promise<void>;
  /** Ends the process and starts it again: sessions stay, the signing key is another one. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A sign-in provider in a process of its own, with users, pages and keys that the product has no part in. */
export async function startOtherProvider(): Promise<OtherProvider> {
  const folder = mkdtempSync(path.join(tmpdir(), 'specbuilder-provider-'));
  const env = parseEnv(readFileSync(path.join(WORKSPACE, 'deploy/keycloak/specbuilder.env'), 'utf8'));
  const settings = { ...(env as Record<string, string>), OIDC_AUTHORITY: AUTHORITY };
  let running = await startProcess(folder, settings);
  return {
    authority: AUTHORITY,
    settings,
    tokenFor: async (audience) =>
      (await fetch(`${OTHER_PROVIDER_URL}/token-for?audience=${encodeURIComponent(audience)}`)).text(),
    async giveRefreshTokens(areGiven) {
      await fetch(`${OTHER_PROVIDER_URL}/refresh-tokens?given=${areGiven}`);
    },
    async restart() {
      await running.stop();
      running = await startProcess(folder, settings);
    },
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(folder: string, settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [path.join(WORKSPACE, 'e2e/site/other-provider.mjs')], {
    env: {
      ...process.env,
      PORT: new URL(OTHER_PROVIDER_URL).port,
      SITE_URL: ISOLATED_SITE_URL,
      STATE_FILE: path.join(folder, 'state.json'),
      CLIENT_ID: settings['OIDC_CLIENT_ID'],
      AUDIENCE: settings['OIDC_AUDIENCE'],
      ACCESS_TOKEN_S: String(ACCESS_TOKEN_S),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilResponses(`http://127.0.0.1:${new URL(OTHER_PROVIDER_URL).port}/realms/specbuilder/jwks`, ended);
  return {
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
