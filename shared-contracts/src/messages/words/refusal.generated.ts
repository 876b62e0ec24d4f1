// Compiled from languages/en/messages.json: change that file and run `npm run words`.
import { number } from '../../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const REFUSAL_TEXTS = /* @__PURE__ */ live("refusal", {
unknownFan: (p: { readonly fanUnitId: string }) => `The catalogue has no fan ${p.fanUnitId}`,
fanOfOtherCategory: "The fan does not belong to the category of the specification",
motorOfOtherFan: "The motor does not belong to the fan list row",
motorNotOffered: "This fan is not offered with that motor",
voltageOfOtherMotor: "The voltage does not belong to the motor",
unknownCurb: (p: { readonly curbId: string }) => `This fan has no curb ${p.curbId}`,
unknownHinge: (p: { readonly hingeOptionId: string }) => `This fan has no hinge ${p.hingeOptionId}`,
quantity: "Enter a quantity of 1 or more",
airflowMissing: "Enter the airflow",
pressureMissing: "Enter the static pressure",
categoryMissing: "Choose an exhaust or supply category",
unknownCategory: (p: { readonly category: string }) => `Fan Type category '${p.category}' is invalid`,
unknownSubCategory: "The category has no such sub-category",
range: (p: { readonly minimum: number; readonly maximum: number; readonly unit: string }) => `${number("en-US", p.minimum)} to ${number("en-US", p.maximum)} ${p.unit}`,
fieldRange: (p: { readonly rangeName: string; readonly minimum: number; readonly maximum: number; readonly unit: string }) => `${p.rangeName}: ${number("en-US", p.minimum)} to ${number("en-US", p.maximum)} ${p.unit}`,
});
