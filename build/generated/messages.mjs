import { compileWords, writeWords } from '../words/compile.mjs';

/** Compiles what the rooms say; problems of translations are for `npm run lint`, so that a half-done one can be tried. */
const { files } = compileWords();
writeWords(files);
process.stdout.write(JSON.stringify([...files.keys()]));
