// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RANK_LABELS_TEXTS = /* @__PURE__ */ live("rankLabels", {
server: "Lowest price",
serverWithoutPrices: "As ranked",
running: "Lowest running cost",
fei: "Best FEI",
sound: "Quietest",
ieer: "Best IEER",
power: "Lowest power",
input: "Lowest input",
covers: "Most coverage",
noise: "Quietest",
other: "Another column",
});
