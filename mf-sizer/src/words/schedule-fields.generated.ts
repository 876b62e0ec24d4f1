// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const SCHEDULE_FIELDS_TEXTS = /* @__PURE__ */ live("scheduleFields", {
tag: "Tag",
service: "Service",
quantity: "Quantity",
airflow: "Airflow",
pressure: "Static pressure",
sones: "Sound, sones",
type: "Type",
mounting: "Mounting",
drive: "Drive",
supply: "V/ph",
voltage: "Volts",
phase: "Phase",
horsepower: "Motor hp (ref.)",
temperatureRise: "Temperature rise",
heatOutput: "Heat output",
coolingTons: "Cooling, tons",
postalCode: "Postal code",
notes: "Notes",
pressureShort: "SP",
});
