import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import {
  activated,
  changeReleases,
  disabled,
  fallbackOf,
  ReleaseError,
  type ReleaseProblem,
  type ReleaseState,
  type RemoteReleases,
  readReleases,
  rolledBack,
  type StepBy,
} from '@specbuilder/shared-contracts/site-folder';
import type { Api } from '../http/api.ts';
import { type CallContext, signedInCaller } from '../http/call-context.ts';
import { Refusal, type RefusalKind } from '../refusal.ts';
import { REMOTES_TEXTS } from '../words/remotes.generated.ts';

/** Releases of the site's remotes for administrators; a step counts for the next visit of every page. */
export function remotesRoutes(api: Api, siteDir: string) {
  const change = async (
    { remote, why }: { readonly remote: string; readonly why: string },
    context: CallContext,
    next: (state: ReleaseState, step: StepBy) => ReleaseState,
  ): Promise<ReleasedRemote> => {
    const step = { by: signedInCaller(context).userName, why, at: new Date().toISOString() };
    const { remotes } = await refusedSteps(remote, async () => {
      // What cannot be done is refused before anything is locked.
      next(await readReleases(siteDir), step);
      return changeReleases(siteDir, (state) => next(state, step));
    });
    const known = remotes.find(({ name }) => name === remote);
    if (known === undefined) throw new Error(`${remote} was changed and is gone`);
    context.log.info({ remote, step, active: known.active }, 'release changed');
    return shownRemote(known);
  };
  return {
    list: api.remotes.list.handler(async () => (await readReleases(siteDir)).remotes.map(shownRemote)),
    activate: api.remotes.activate.handler(({ input, context }) =>
      change(input, context, (state, step) => activated(state, input.remote, input.version, step)),
    ),
    rollback: api.remotes.rollback.handler(({ input, context }) =>
      change(input, context, (state, step) => rolledBack(state, input.remote, step)),
    ),
    disable: api.remotes.disable.handler(({ input, context }) =>
      change(input, context, (state, step) => disabled(state, input.remote, step)),
    ),
  };
}

function shownRemote(known: RemoteReleases): ReleasedRemote {
  const { name, active, releases, good, bad, history } = known;
  const stateOf = (version: string): ReleasedRemote['releases'][number]['state'] => {
    if (version === active) return 'active';
    if (bad.some((verdict) => verdict.version === version)) return 'given-up';
    return good.some((verdict) => verdict.version === version) ? 'known-good' : 'published';
  };
  return {
    name,
    title: releases.at(-1)?.declaration.title ?? name,
    active,
    fallback: fallbackOf(known)?.files.version ?? null,
    releases: releases
      .map(({ files: { version, publishedAt } }) => ({ version, publishedAt, state: stateOf(version) }))
      .reverse(),
    history,
  };
}

const REFUSALS: Readonly<Record<ReleaseProblem, RefusalKind>> = {
  'unknown-remote': 'not-found',
  'unknown-version': 'not-found',
  'nothing-to-go-back-to': 'conflict',
  'other-content': 'conflict',
  contradiction: 'conflict',
};

async function refusedSteps<T>(remote: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new Refusal(REFUSALS[error.kind], sentenceOf(error.kind, remote));
  }
}

function sentenceOf(problem: ReleaseProblem, remote: string): string {
  switch (problem) {
    case 'unknown-remote':
      return REMOTES_TEXTS.unknownRemote({ remote });
    case 'unknown-version':
      return REMOTES_TEXTS.unknownVersion({ remote });
    case 'nothing-to-go-back-to':
      return REMOTES_TEXTS.nothingToGoBackTo({ remote });
    default:
      return REMOTES_TEXTS.contradiction({ remote });
  }
}
