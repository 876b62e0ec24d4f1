/**
 * Loader of react-router's file: its components are made by calls and named by assignments, which no bundler may leave out
 * unasked, so that links, forms and prefetching that nobody uses came along (3 KB gzip).
 */
export default function markUnused(source) {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2');
}
