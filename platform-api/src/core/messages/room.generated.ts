// Compiled from languages/languages.json: change that file and run `npm run words`.
import { createRoomWords } from '@specbuilder/shared-contracts/language';

export const { live } = createRoomWords("platform-api", {
  "es": async () => (await import('./es.generated.ts')).words,
  "en-XA": async () => (await import('./en-xa.generated.ts')).words,
});
