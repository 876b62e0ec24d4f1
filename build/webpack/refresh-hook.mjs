/**
 * React registers with its development tools while it loads, and Fast Refresh of each remote queries them for it.
 * Remotes load long after the shell's React, so this hook remembers it. Runs before all scripts of a development build.
 */
const NAME = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const nothing = () => undefined;

if (!(NAME in globalThis)) {
  const renderers = new Map();
  globalThis[NAME] = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    checkDCE: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}
