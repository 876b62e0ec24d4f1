import { ensureGenerated } from './ensure.mjs';
import { API_EXAMPLES } from './steps.mjs';

/**
 * `npm run generate`: after an installation, and whenever an editor or a compiler is to see changed sources at once.
 * With `--api-examples` the recorded calls of the API's document instead.
 */
const ran = ensureGenerated(process.argv.includes('--api-examples') ? { steps: API_EXAMPLES } : {});
process.stdout.write(ran.length === 0 ? 'Nothing to generate.\n' : `Generated: ${ran.join(', ')}.\n`);
