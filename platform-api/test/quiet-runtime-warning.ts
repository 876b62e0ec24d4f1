// oidc-provider names Node 22 as its runtime; it also runs on 20, which a test of this project verifies.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
};
