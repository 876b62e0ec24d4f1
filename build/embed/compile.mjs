import path from 'node:path';
import { buildSync } from 'esbuild';
import { languagesIn, readCatalogue } from '../messages/catalogues.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = path.join(WORKSPACE, 'languages');
const SOURCE = path.join(WORKSPACE, 'deploy/embed/sizer.ts');

/** @returns {string} the script that integrators load, with its words in every language that people read */
export function compileEmbed() {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define: { SENTENCES: JSON.stringify(sentences()) },
  });
  return outputFiles[0].text;
}

/** By language, then by the reason that the sentence gives: 'originNotAllowed' is the code 'origin-not-allowed'. */
function sentences() {
  const written = languagesIn(LANGUAGES).filter(({ madeFrom }) => madeFrom === undefined);
  return Object.fromEntries(
    written.map((language) => {
      const { sizer } = readCatalogue(LANGUAGES, language, 'embed');
      return [language.code, Object.fromEntries(Object.entries(sizer).map(([key, text]) => [codeOf(key), text]))];
    }),
  );
}

const codeOf = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
