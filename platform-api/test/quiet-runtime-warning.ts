// oidc-provider names Node 22 as its runtime; it runs on 20 too, which its own test of this house proves.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
};
