// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REQUIREMENT_TEXTS = /* @__PURE__ */ live("requirement", {
always: "Included with every fan",
premiumMotor: "Three-phase motors of 1 hp and larger are premium efficiency",
speedOfDrive: "Included: it sets the speed of this direct-drive fan",
vfdAt575V: "Required with a VFD at 575 V",
highHeat: "Required for airstreams above 200 °F",
windRated: "Required for the specified wind rating",
greaseOnHingedFan: "NFPA 96 requires access for cleaning the duct and fan",
});
