import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { languagesIn, readCatalogue } from '../words/catalogues.mjs';
import { compileMessage } from '../words/icu-code.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = path.join(WORKSPACE, 'languages');
const SOURCE = path.join(WORKSPACE, 'deploy/embed/sizer.ts');

/** @returns {string} the script that integrators load, with its words in every language that people read */
export function compileEmbed() {
  const { code } = transformSync(readFileSync(SOURCE, 'utf8'), {
    filename: SOURCE,
    isModule: false,
    minify: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: true },
      transform: { optimizer: { globals: { vars: { UNAVAILABLE: unavailable() } } } },
    },
  });
  return code;
}

/** By language, as code: an object of sentences. */
function unavailable() {
  const written = languagesIn(LANGUAGES).filter(({ madeFrom }) => madeFrom === undefined);
  const sentences = written.map((language) => {
    const { sizer } = readCatalogue(LANGUAGES, language, 'embed');
    return `${JSON.stringify(language.code)}:${compileMessage(sizer.unavailable, language).code}`;
  });
  return `({${sentences.join(',')}})`;
}
