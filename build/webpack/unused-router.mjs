/**
 * Loader of react-router's file: its components are created by calls and named by assignments, which bundlers may only
 * drop if marked; unmarked, links, forms and prefetching that are not used were bundled too (3 KB gzip).
 */
export default function markUnused(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
