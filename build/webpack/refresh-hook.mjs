/**
 * React tells its development tools of itself while it loads, and Fast Refresh of each remote asks them for it: remotes
 * come long after the shell's React, so something has to remember it. Ahead of every script of a development build.
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
