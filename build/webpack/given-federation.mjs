/** Where the page keeps the runtime of module federation for lean entries (lean-entry.mjs), which bring none. */
export const GIVEN_AS = 'specBuilderFederation';

/**
 * Gives the runtime that this build holds to the remotes of the page: one for all, in place of 17 KB (gzip) in the entry of
 * each. Two things differ for them. The runtime keeps the instance of whoever called `init` first or made one as that of
 * the page, so a remote's is made beside it. And a build that exposes nothing leaves out how a container begins.
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
