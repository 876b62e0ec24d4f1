// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const REASON_TEXTS = /* @__PURE__ */ live("reason", {
application: {
title: "Not made for the application",
detail: "The line is sold for other uses",
},
drive: {
title: "Other drive",
detail: "You asked for one kind of drive",
},
mount: {
title: "Other mount",
detail: "You asked for one kind of mount",
},
discharge: {
title: "Other discharge",
detail: "You asked for one direction of discharge",
},
feature: {
title: "Lacks a feature you asked for",
detail: "Restaurant duty, high heat, wind rating or speed control",
},
blades: {
title: "Other number of blades",
detail: "You asked for one number of blades",
},
airflow: {
title: "Airflow outside the line",
detail: "Too small or too large a family for the duty",
},
stall: {
title: "In or near stall",
detail: "Operating point left of the stable range",
},
efficiency: {
title: "Static efficiency below the family limit",
detail: "Wrong family for this pressure",
},
speed: {
title: "No speed that gives the duty",
detail: "Fixed speeds within 0 to +10 %, belts and ECM in their range",
},
"tip-speed": {
title: "Wheel above its tip-speed limit",
detail: "Small wheels",
},
motor: {
title: "No motor is large enough",
detail: "The frame takes no larger motor",
},
voltage: {
title: "No motor for this supply",
detail: "Other voltage, phase or frequency",
},
sound: {
title: "Too loud",
detail: "Above the sound limit",
},
density: {
title: "Airstream too hot",
detail: "Above the temperature limit of the line",
},
heating: {
title: "Heat beyond the heater",
detail: "Airflow, rise, discharge air or burner size",
},
cooling: {
title: "Cooling beyond the coil",
detail: "Airflow per ton, leaving air or tons",
},
});
