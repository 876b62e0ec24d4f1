// Compiled from languages/languages.json: change that file and run `npm run words`.
import { createRoomWords } from '../../language/index.ts';

export const { live } = createRoomWords("glossary", {
  "es": async () => (await import('./es.generated.ts')).words,
  "en-XA": async () => (await import('./en-xa.generated.ts')).words,
});
