/** Value used in place of the variable where a page has no provider. */
const LAYERS = {
  zIndexBackground: 0,
  zIndexContent: 1,
  zIndexOverlay: 1000,
  zIndexPopup: 2000,
  zIndexMessages: 3000,
  zIndexFloating: 4000,
  zIndexPriority: 5000,
  zIndexDebug: 6000,
};

/** Fluent's tokens without the table of their names: each is the CSS variable of its name. They cannot be listed. */
export const tokens = new Proxy(
  {},
  { get: (_, name) => (name in LAYERS ? `var(--${name}, ${LAYERS[name]})` : `var(--${String(name)})`) },
);
