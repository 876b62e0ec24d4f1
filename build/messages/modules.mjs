import { compileMessage } from './icu-code.mjs';

const HEADER = (source) => `// Compiled from languages/${source} by \`npm run messages\`: change that file.\n`;
const RUNTIME = '@specbuilder/shared-contracts/language';

/** @param {string} section such as 'newProject' */
const constantOf = (section) => `${section.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_MESSAGES`;
export const fileOf = (section) => section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** @param {string} code such as 'en-XA' */
export const moduleOf = (code) => code.toLowerCase();

/** One section in English, and the constant that shows it in the current language. */
export function sectionModule(name, section, words, language, runtime = RUNTIME) {
  const uses = new Set();
  const object = objectOf(words, language, uses);
  return [
    HEADER(`en/${name}.json`),
    importOf(uses, runtime),
    "import { live } from './package.generated.ts';\n\n",
    `/** In the current language. */\nexport const ${constantOf(section)} = /* @__PURE__ */ live(${JSON.stringify(section)}, ${object});\n`,
  ].join('');
}

/** A package's messages in another language, loaded when a user chooses it. */
export function languageModule(name, catalogue, language, runtime = RUNTIME) {
  const uses = new Set();
  const object = objectOf(catalogue, language, uses);
  return `${HEADER(`${language.madeFrom ?? language.code}/${name}.json`)}${importOf(uses, runtime)}\nexport const words = ${object};\n`;
}

/** The loaders of a package's languages. */
export function packageModule(name, languages, runtime = RUNTIME) {
  const loaders = languages.map(
    ({ code }) => `  ${JSON.stringify(code)}: async () => (await import('./${moduleOf(code)}.generated.ts')).words,\n`,
  );
  return [
    HEADER('languages.json'),
    `import { createPackageMessages } from '${runtime}';\n\n`,
    `export const { live } = createPackageMessages(${JSON.stringify(name)}, {\n${loaders.join('')}});\n`,
  ].join('');
}

/** Names of data by language, for a server that responds to each caller in their language. */
export function namesModule(namesByLanguage) {
  const entries = Object.entries(namesByLanguage).map(
    ([code, names]) => `${JSON.stringify(code)}: ${JSON.stringify(names, null, 1)}`,
  );
  return `${HEADER('*/names.json')}\nexport const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {\n${entries.join(',\n')}\n};\n`;
}

/** The list of languages, as code. */
export function languagesModule(languages) {
  const lines = languages.map(
    ({ madeFrom, ...language }) => `  ${JSON.stringify({ ...language, isForTests: madeFrom !== undefined })},\n`,
  );
  return `${HEADER('languages.json')}\nexport const LANGUAGES = [\n${lines.join('')}] as const;\n`;
}

function importOf(uses, runtime) {
  return uses.size === 0 ? '' : `import { ${[...uses].sort().join(', ')} } from '${runtime}';\n`;
}

function objectOf(words, language, uses) {
  if (typeof words === 'string') {
    const compiled = compileMessage(words, language);
    for (const name of compiled.uses) uses.add(name);
    return compiled.code;
  }
  const lines = Object.entries(words).map(([key, value]) => `${keyOf(key)}: ${objectOf(value, language, uses)},\n`);
  return `{\n${lines.join('')}}`;
}

const keyOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));
