import { compileMessages, writeWords } from '../messages/compile.mjs';

/** Compiles what the packages say; problems of translations are for `npm run lint`, so that a half-done one can be tried. */
const { files } = compileMessages();
writeWords(files);
process.stdout.write(JSON.stringify([...files.keys()]));
