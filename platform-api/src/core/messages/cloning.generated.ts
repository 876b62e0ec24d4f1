// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const CLONING_TEXTS = /* @__PURE__ */ live("cloning", {
failed: "The project was not cloned.",
unknownHere: (p: { readonly referenceId: string }) => `There is no project with the reference id ${p.referenceId}.`,
unknownThere: (p: { readonly referenceId: string; readonly environment: string }) => `There is no project with the reference id ${p.referenceId} in ${p.environment}.`,
noPeer: (p: { readonly environment: string }) => `No server of the environment ${p.environment} is set up, so projects cannot be cloned from there.`,
noAnswer: (p: { readonly environment: string }) => `The server of the environment ${p.environment} does not answer.`,
refused: (p: { readonly environment: string; readonly status: number }) => `The server of the environment ${p.environment} answered with status ${number("en-US", p.status)}.`,
notUnderstood: (p: { readonly environment: string }) => `The server of the environment ${p.environment} sent something else than a project.`,
otherBrand: (p: { readonly brand: number }) => `The project is of brand ${number("en-US", p.brand, {"useGrouping":false})}, which is not sold here.`,
notInCatalogue: (p: { readonly items: string }) => `The catalogue of this site does not have ${p.items}. Nothing was cloned.`,
});
