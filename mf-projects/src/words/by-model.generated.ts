// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const BY_MODEL_TEXTS = /* @__PURE__ */ live("byModel", {
title: "Add by model number",
line: "Model and duty",
lineHint: "For example KRB245 2,500 cfm 0.75 x2",
tag: "Tag",
model: "Model",
airflow: "Airflow",
staticPressure: "Static pressure",
quantity: "Quantity",
unread: (p: { readonly words: string }) => `Not understood: ${p.words}`,
noModel: "Begin with a model number, such as KRB245.",
models: "Models",
rating: "Rating the model",
failed: "The model could not be rated",
unknown: "No model has exactly this number.",
nearest: "Nearest models",
search: (p: { readonly description: string }) => `Search ${p.description}`,
reason: (p: { readonly drive: string; readonly reason: string }) => `${p.drive}: ${p.reason}`,
motor: (p: { readonly horsepower: string }) => `${p.horsepower} hp`,
added: (p: { readonly item: string }) => `${p.item} added`,
close: "Close",
add: "Add",
addModel: (p: { readonly model: string }) => `Add ${p.model}`,
});
