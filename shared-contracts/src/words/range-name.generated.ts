// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const RANGE_NAME_TEXTS = /* @__PURE__ */ live("rangeName", {
airflow: "Airflow",
airflowTolerance: "Airflow tolerance",
airstream: "Airstream",
altitude: "Altitude",
coveredArea: "Covered area",
dischargeStaticPressure: "Discharge static pressure",
driveLoss: "Drive loss",
floorArea: "Floor area",
heatOutput: "Heat output",
intakeDuctStaticPressure: "Intake duct static pressure",
intakeStaticPressure: "Intake static pressure",
motorAmbient: "Motor ambient",
outdoorAir: "Outdoor air",
power: "Power",
returnAirDuctStaticPressure: "Return air duct static pressure",
returnAirStaticPressure: "Return air static pressure",
sound: "Sound",
soundDistance: "Sound distance",
speed: "Speed",
staticPressure: "Static pressure",
summerDryBulb: "Summer dry bulb",
summerWetBulb: "Summer wet bulb",
temperature: "Temperature",
temperatureRise: "Temperature rise",
winter: "Winter",
voltage: "Voltage",
});
