import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { PLATFORM_VERSION } from '@specbuilder/shared-contracts/platform';
import { offersPlatform, type RegistryRemote, type RemoteVersion } from '@specbuilder/shared-contracts/registry';
import { REMOTE_MARK, type RemoteModule } from '@specbuilder/shared-ui/remote';
import { withTimeout } from '../boot/timing/with-timeout.ts';
import type { AbandonedVersions } from './abandoned.ts';
import type { FederationPort } from './federation.ts';
import { RemoteLoadError } from './load-errors.ts';
import type { StartWatch } from './start-watch.ts';

/** Waits before the second and third try of a version that could not be fetched, give or take 30 %. */
const RETRY_DELAYS_MS = [300, 900];
const RETRY_JITTER = 0.3;
/** Longer than any chunk's own limit, so that a hanging server names the part that hung. */
const LOAD_LIMIT_MS = 15_000;

export interface LoaderPorts {
  readonly federation: FederationPort;
  /** Origins that may serve remotes, the page's own among them. */
  readonly allowedOrigins: readonly string[];
  readonly pageUrl: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: () => number;
  readonly now: () => number;
  readonly report: (record: RemoteRecord) => void;
  readonly abandoned: AbandonedVersions;
  /** Code starts; what it returns is called when that has ended. */
  readonly began: StartWatch['began'];
}

export interface Attempt {
  readonly version: string;
  readonly tries: number;
}

export type LoadOutcome =
  | { readonly ok: true; readonly module: RemoteModule; readonly version: string; readonly isFallback: boolean }
  | {
      readonly ok: false;
      readonly error: RemoteLoadError;
      readonly attempts: readonly Attempt[];
      readonly reportId: string;
    };

export interface RemoteLoader {
  /** Brings one expose of a remote to the page. Never rejects: single-spa must not mark an application broken. */
  load(remote: RegistryRemote, expose: string): Promise<LoadOutcome>;
}

/**
 * Active version with retries, then the fallback version, then a failure that can be tried again. What failed for good on
 * this page is not loaded again while there is something else.
 */
export function createRemoteLoader(ports: LoaderPorts): RemoteLoader {
  return {
    async load(remote, expose) {
      const attempts: Attempt[] = [];
      const versions = ports.abandoned.among(remote);
      for (const [index, version] of versions.entries()) {
        const startedAt = ports.now();
        const ended = ports.began(remote.name, version.version);
        const outcome = await loadVersion(ports, remote, version, expose);
        ended();
        attempts.push({ version: version.version, tries: outcome.tries });
        const reportId = 'module' in outcome ? null : newReportId(remote.name, ports.random);
        ports.report(recordOf(remote.name, version.version, outcome, reportId, ports.now() - startedAt));
        if ('module' in outcome) {
          return { ok: true, module: outcome.module, version: version.version, isFallback: version !== remote.active };
        }
        const { error } = outcome;
        if (isForGood(error)) ports.abandoned.add(remote.name, version.version);
        if (index === versions.length - 1) return { ok: false, error, attempts, reportId: reportId ?? '' };
      }
      throw new Error(`${remote.name} has no version`);
    },
  };
}

/** What does not come may come later; code that is wrong stays wrong. */
function isForGood({ failureClass }: RemoteLoadError): boolean {
  return failureClass !== 'network' && failureClass !== 'timeout';
}

/** Judged by what the registry says, so that nothing runs of a version that this host is too old for. */
function isOffered(remote: RegistryRemote, version: RemoteVersion): boolean {
  // What an older release of a fallback needs, only its module says.
  const needed = version.platform ?? (version === remote.active ? remote.platform : undefined);
  return needed === undefined || offersPlatform(PLATFORM_VERSION, needed);
}

type VersionOutcome = { readonly tries: number } & (
  | { readonly module: RemoteModule }
  | { readonly error: RemoteLoadError }
);

async function loadVersion(
  ports: LoaderPorts,
  remote: RegistryRemote,
  version: RemoteVersion,
  expose: string,
): Promise<VersionOutcome> {
  if (!isOffered(remote, version)) return { tries: 1, error: new RemoteLoadError('platformMismatch') };
  for (let tries = 1; ; tries++) {
    try {
      return { tries, module: await loadOnce(ports, version, expose) };
    } catch (cause) {
      const error = cause instanceof RemoteLoadError ? cause : new RemoteLoadError('threwWhileStarting', cause);
      const delay = RETRY_DELAYS_MS[tries - 1];
      if (error.failureClass !== 'network' || delay === undefined) return { tries, error };
      await ports.wait(delay * (1 + RETRY_JITTER * (2 * ports.random() - 1)));
    }
  }
}

async function loadOnce(ports: LoaderPorts, version: RemoteVersion, expose: string): Promise<RemoteModule> {
  const { origin } = new URL(version.baseUrl, ports.pageUrl);
  if (!ports.allowedOrigins.includes(origin)) throw new RemoteLoadError('foreignOrigin');
  const loading = ports.federation.load(version, expose);
  const exported = await withTimeout(loading, LOAD_LIMIT_MS, () => new RemoteLoadError('tooSlow'));
  const module = remoteModuleOf(exported);
  if (module === undefined) throw new RemoteLoadError('notARemote');
  if (!offersPlatform(PLATFORM_VERSION, module.platform)) throw new RemoteLoadError('platformMismatch');
  return module;
}

function remoteModuleOf(exported: unknown): RemoteModule | undefined {
  const candidate = (exported as { readonly default?: unknown } | null)?.default;
  const isMarked = typeof candidate === 'object' && candidate !== null && REMOTE_MARK in candidate;
  return isMarked ? (candidate as RemoteModule) : undefined;
}

export function newReportId(remote: string, random: () => number): string {
  const initials = remote
    .replace(/^mf-/, '')
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  const digits = Math.floor(random() * 0xffffff)
    .toString(16)
    .toUpperCase()
    .padStart(6, '0');
  return `${initials}-${digits}`;
}

/** The telemetry record of one attempt. */
export function recordOf(
  remote: string,
  version: string,
  outcome: VersionOutcome,
  reportId: string | null,
  durationMs: number,
): RemoteRecord {
  const isLoaded = 'module' in outcome;
  const cause = isLoaded ? undefined : outcome.error.cause;
  const detail = cause instanceof Error ? `: ${cause.message}` : '';
  return {
    remote,
    version,
    code: isLoaded ? 'loaded' : outcome.error.code,
    message: isLoaded ? `after ${outcome.tries} tries` : `${outcome.error.message}${detail}`.slice(0, 500),
    reportId,
    durationMs: Math.max(0, Math.round(durationMs)),
    at: new Date().toISOString(),
  };
}
