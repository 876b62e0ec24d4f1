import { randomUUID } from 'node:crypto';
import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { changeReleases, foundBad, foundGood, readReleases } from '@specbuilder/shared-contracts/site-folder';
import type { FastifyBaseLogger } from 'fastify';
import type { Config, MessageChannels } from '../../core/index.ts';

/** When a version is known good, and when it is given up. */
export interface HealthLimits {
  /** Visits that a version mounted in before others may fall back to it. */
  readonly goodMounts: number;
  /** Visits after which a version is judged, and the share of failed ones that it may have. */
  readonly observedVisits: number;
  readonly maxFailures: number;
  /** Visits of one address that count, so that no single caller decides for a whole site. */
  readonly visitsOfAddress: number;
}

export interface HealthPorts {
  readonly siteDir: string;
  readonly limits: HealthLimits;
  /** Carries what this process counts to the others. */
  readonly messages: Pick<MessageChannels, 'send' | 'listen'>;
  /** The site changed its active version by itself. */
  readonly onFallBack: (remote: string, from: string, why: string) => void;
  readonly onProblem: (error: unknown) => void;
}

interface Visits {
  mounted: number;
  failed: number;
  readonly ofAddress: Map<string, number>;
  isGood: boolean;
}

/** Channel on which processes notify each other of visits. */
const VISIT_CHANNEL = 'visits';

const BY = 'site';
const MOUNTED = 'mounted';
/** Code came; whether it draws is not known yet. */
const LOADED = 'loaded';

interface Counted {
  /** The process that received the visits and has counted them. */
  readonly by: string;
  readonly records: readonly Pick<RemoteRecord, 'remote' | 'version' | 'code'>[];
  readonly address: string;
}

/**
 * Judges the active versions by what visitors' pages report. Every process counts the visits that any process received,
 * so that the same number of visits is enough as with one process. All of them write to the site's single record of
 * releases.
 */
export function createReleaseHealth({ siteDir, limits, messages, onFallBack, onProblem }: HealthPorts) {
  const ownId = randomUUID();
  const visitsOf = new Map<string, Visits>();
  let running: Promise<void> = Promise.resolve();

  const judge = async (remote: string, version: string, visits: Visits): Promise<void> => {
    const at = new Date().toISOString();
    const total = visits.mounted + visits.failed;
    if (total >= limits.observedVisits && visits.failed > limits.maxFailures * total) {
      const why = `failed in ${visits.failed} of ${total} visits`;
      await changeReleases(siteDir, (state) => {
        const next = foundBad(state, remote, version, { by: BY, why, at });
        if (next !== state) onFallBack(remote, version, why);
        return next;
      });
      visitsOf.delete(keyOf(remote, version));
    } else if (!visits.isGood && visits.mounted >= limits.goodMounts) {
      visits.isGood = true;
      const why = `mounted in ${visits.mounted} visits`;
      await changeReleases(siteDir, (state) => foundGood(state, remote, version, { by: BY, why, at }));
    }
  };

  /** Versions that are not on the site are not counted; otherwise any client could fill the memory with names. */
  const activeOf = async (records: Counted['records']): Promise<Counted['records']> => {
    const rated = records.filter(({ code }) => code !== LOADED);
    if (rated.length === 0) return [];
    const { remotes } = await readReleases(siteDir);
    return rated
      .filter(({ remote, version }) => remotes.some(({ name, active }) => name === remote && active === version))
      .map(({ remote, version, code }) => ({ remote, version, code }));
  };

  const note = async (records: Counted['records'], address: string): Promise<void> => {
    const known = await activeOf(records);
    if (known.length === 0) return;
    const notified: Counted = { by: ownId, records: known, address };
    await Promise.all([count(known, address), messages.send(VISIT_CHANNEL, JSON.stringify(notified))]);
  };

  const count = async (records: Counted['records'], address: string): Promise<void> => {
    for (const { remote, version, code } of records) {
      const visits = visitsOf.get(keyOf(remote, version)) ?? newVisits();
      visitsOf.set(keyOf(remote, version), visits);
      const before = visits.ofAddress.get(address) ?? 0;
      if (before >= limits.visitsOfAddress) continue;
      visits.ofAddress.set(address, before + 1);
      if (code === MOUNTED) visits.mounted += 1;
      else visits.failed += 1;
      await judge(remote, version, visits);
    }
  };

  const inTurn = (work: () => Promise<void>) => {
    running = running.then(work).catch(onProblem);
  };
  messages.listen(VISIT_CHANNEL, (payload) => {
    const { by, records, address } = JSON.parse(payload) as Counted;
    if (by !== ownId) inTurn(async () => count(await activeOf(records), address));
  });
  return {
    /** Counts the visits of a page in the background; no caller waits for it. */
    note(records: readonly RemoteRecord[], address: string): void {
      inTurn(() => note(records, address));
    },
    /** Resolves when everything noted so far is judged. */
    idle: () => running,
  };
}
export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;

/** More than a fifth of twenty visits may not fail. */
const OBSERVED_VISITS = 20;
const MAX_FAILURES = 0.2;

/** The judge of a server by its settings; what it does by itself is worth an error in the log. */
export function releaseHealthOf(
  { siteDir, knownGoodMounts: goodMounts, visitsPerAddress: visitsOfAddress }: Config,
  log: FastifyBaseLogger,
  messages: HealthPorts['messages'],
): ReleaseHealth {
  return createReleaseHealth({
    siteDir,
    messages,
    limits: { goodMounts, visitsOfAddress, observedVisits: OBSERVED_VISITS, maxFailures: MAX_FAILURES },
    onFallBack: (remote, from, why) => log.error({ remote, from, why }, 'release fell back'),
    onProblem: (error) => log.error({ err: error }, 'releases were not judged'),
  });
}

function newVisits(): Visits {
  return { mounted: 0, failed: 0, ofAddress: new Map(), isGood: false };
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}
