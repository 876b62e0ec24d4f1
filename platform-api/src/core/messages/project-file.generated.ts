// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const PROJECT_FILE_TEXTS = /* @__PURE__ */ live("projectFile", {
noDocument: "This is no project file: it does not say its schemaVersion.",
newerVersion: (p: { readonly version: number; readonly known: number }) => `The file is of format ${number("en-US", p.version, {"useGrouping":false})}; this server reads up to ${number("en-US", p.known, {"useGrouping":false})}, so please update it first.`,
notReadable: (p: { readonly path: string; readonly text: string }) => `The project file has errors, the first at ${p.path}: ${p.text}`,
otherModel: (p: { readonly model: string }) => `The catalog has ${p.model} under that number.`,
noSuchBuilding: "The file has no such building.",
noSuchItem: "The file has no such item.",
notSold: (p: { readonly model: string }) => `${p.model} is not in the catalog of this brand.`,
});
