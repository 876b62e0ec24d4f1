/** Where the page keeps the runtime of module federation for lean entries (lean-entry.mjs), which bring none. */
export const GIVEN_AS = 'specBuilderFederation';

/**
 * Gives the runtime in this build to the remotes of the page: one for all, instead of 17 KB (gzip) in each entry. Two
 * things differ for remotes. The runtime treats the instance of the first caller that ran `init` or created one as the
 * page's, so a remote's is created beside it. And a build that exposes nothing omits the start code of a container.
 */
export function giveFederation(federation, initContainerEntry, version) {
  const { runtime, bundlerRuntime } = federation;
  const init = (options) => runtime.getInstance(({ name }) => name === options.name) ?? runtime.createInstance(options);
  globalThis[GIVEN_AS] = {
    ...federation,
    version,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
}
