import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../generated/replace-file.mjs';
import { folderOf, IS_INSTALLED, WORKSPACE } from '../places.mjs';
import { catalogueNames, languagesIn, readCatalogue, readNames, SOURCE_LANGUAGE } from './catalogues.mjs';
import {
  fileOf,
  languageModule,
  languagesModule,
  moduleOf,
  namesModule,
  packageModule,
  sectionModule,
} from './modules.mjs';
import { problemsOf } from './problems.mjs';

const LANGUAGES = path.join(WORKSPACE, 'languages');

/** Catalogues that are elsewhere than in src/messages of the package they are named after, or become no modules. */
const PLACES = new Map([
  // Written into the integrator's script when it is published (build/embed).
  ['embed', null],
  ['glossary', { folder: 'shared-contracts/src/glossary/messages', runtime: '../../language/index.ts' }],
  ['messages', { folder: 'shared-contracts/src/message-codes/messages', runtime: '../../language/index.ts' }],
  ['platform-api', { folder: 'platform-api/src/core/messages' }],
  ['shared-contracts', { folder: 'shared-contracts/src/messages', runtime: '../language/index.ts' }],
]);

const LANGUAGES_FILE = 'shared-contracts/src/language/languages.generated.ts';
/** Only the server says names of data. */
const NAMES_FILE = 'platform-api/src/core/messages/names.generated.ts';

const GENERATED = '.generated.ts';

/** @returns {{ readonly files: ReadonlyMap<string, string>, readonly problems: readonly string[] }} text by path */
export function compileMessages() {
  const languages = languagesIn(LANGUAGES);
  const files = new Map();
  const problems = [];
  for (const name of catalogueNames(LANGUAGES)) {
    const catalogues = languages.map((language) => ({ language, words: readCatalogue(LANGUAGES, language, name) }));
    const [english, ...translations] = catalogues;
    for (const { language, words } of translations) problems.push(...problemsOf(name, english.words, language, words));
    if (PLACES.get(name) === null) continue;
    for (const [file, text] of modulesOf(name, english, translations)) files.set(file, text);
  }
  if (!IS_INSTALLED) for (const [file, text] of modulesOfProduct(languages)) files.set(file, text);
  return { files, problems };
}

/** Messages that belong to no package. */
function* modulesOfProduct(languages) {
  yield [LANGUAGES_FILE, languagesModule(languages)];
  const others = languages.filter(({ code }) => code !== SOURCE_LANGUAGE);
  yield [
    NAMES_FILE,
    namesModule(Object.fromEntries(others.map((item) => [item.code, readNames(LANGUAGES, item, languages)]))),
  ];
}

function* modulesOf(name, english, translations) {
  const { folder, runtime } = PLACES.get(name) ?? {
    folder: path.relative(WORKSPACE, path.join(folderOf(name), 'src', 'messages')),
  };
  const at = (file) => `${folder}/${file}${GENERATED}`;
  const languages = translations.map(({ language }) => language);
  for (const { language, words } of translations) {
    yield [at(moduleOf(language.code)), languageModule(name, words, language, runtime)];
  }
  yield [at('package'), packageModule(name, languages, runtime)];
  for (const [section, words] of Object.entries(english.words)) {
    yield [at(fileOf(section)), sectionModule(name, section, words, english.language, runtime)];
  }
}

/**
 * Writes what changed and removes the modules that no catalogue has any more.
 *
 * @param {ReadonlyMap<string, string>} files text by path
 */
export function writeWords(files) {
  for (const [file, text] of files) replaceFile(path.join(WORKSPACE, file), text);
  for (const file of leftOver(files)) rmSync(path.join(WORKSPACE, file));
}

/** Modules of catalogues and sections that are gone. */
function leftOver(files) {
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  return [...folders]
    .flatMap((folder) => readdirSync(path.join(WORKSPACE, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith(GENERATED) && !files.has(file));
}

/**
 * `npm run messages` writes the modules; `-- --check` writes nothing. Both fail where a translation is not whole.
 *
 * @param {readonly string[]} args of the command
 * @returns {number} its exit code
 */
export function runMessages(args) {
  const { files, problems } = compileMessages();
  if (!args.includes('--check')) writeWords(files);
  for (const sentence of problems) process.stdout.write(`${sentence}\n`);
  return problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = runMessages(process.argv);
