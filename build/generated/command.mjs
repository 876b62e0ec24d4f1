import { ensureGenerated } from './ensure.mjs';

/** `npm run generate`: after an installation, and whenever an editor or a compiler is to see changed sources at once. */
const ran = ensureGenerated();
process.stdout.write(ran.length === 0 ? 'Nothing to generate.\n' : `Generated: ${ran.join(', ')}.\n`);
