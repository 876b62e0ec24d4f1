// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const AIR_TEXTS = /* @__PURE__ */ live("air", {
wetBulbAboveDryBulb: "The wet bulb cannot be above the dry bulb",
wetBulbTooLow: "The wet bulb is lower than dry air would have",
relativeHumidity: "The relative humidity lies between 0 and 100 %",
noSaturatedAir: "No saturated air has this enthalpy",
boiling: "Water boils at this temperature and altitude",
});
