// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const HTTP_TEXTS = /* @__PURE__ */ live("http", {
required: "Required",
wrongKind: (p: { readonly expected: string }) => `Expected ${p.expected}`,
checkEntries: "Please check the entries.",
malformedJson: "The body is not valid JSON.",
bodyTooLarge: "The body is too large.",
unsupportedBody: "Send the body as application/json.",
unknownAddress: (p: { readonly method: string; readonly path: string }) => `There is nothing at ${p.method} ${p.path}.`,
unknownBrand: (p: { readonly id: number }) => `There is no brand ${number("en-US", p.id, {"useGrouping":false})}.`,
tooManyCalls: (p: { readonly seconds: number }) => `Too many requests. Please try again in ${number("en-US", p.seconds)} s.`,
tooManyConnections: (p: { readonly seconds: number }) => `Too many open connections. Please close other windows, or try again in ${number("en-US", p.seconds)} s.`,
nulCharacter: "The text holds a character that cannot be stored.",
badIdempotencyKey: "An idempotency key has 1 to 200 visible characters.",
notReady: "The server is shutting down or its store does not answer.",
storeUnavailable: "The data store does not answer at the moment. Please try again in a few seconds.",
notFound: (p: { readonly thing: "apiKey" | "alert" | "project" | "item" | "option" | "building" | "user" | "customer" | "fan" | "result" | "connection" | "invitation" | "mail" | "revision" | "session" | "passkey" | "currency" | "loadCalculation" | "catalogEntry" | (string & {}) }) => `${p.thing === "apiKey" ? "API key" : p.thing === "alert" ? "Alert" : p.thing === "project" ? "Project" : p.thing === "item" ? "Item" : p.thing === "option" ? "Option" : p.thing === "building" ? "Building" : p.thing === "user" ? "User" : p.thing === "customer" ? "Customer" : p.thing === "fan" ? "Fan" : p.thing === "result" ? "Result" : p.thing === "connection" ? "Connection" : p.thing === "invitation" ? "Invitation" : p.thing === "mail" ? "Mail" : p.thing === "revision" ? "Revision" : p.thing === "session" ? "Session" : p.thing === "passkey" ? "Passkey" : p.thing === "currency" ? "Currency" : p.thing === "loadCalculation" ? "Load calculation" : p.thing === "catalogEntry" ? "Category" : "File"} not found`,
idempotencyKeyReused: "This idempotency key was used for another request.",
badAddress: (p: { readonly path: string }) => `'${p.path}' is not a valid url component`,
addressLimit: (p: { readonly seconds: number }) => `Rate limit exceeded, retry in ${p.seconds === 60 ? "1 minute" : plural("en-US", p.seconds) === "one" ? "1 second" : `${number("en-US", p.seconds)} seconds`}`,
});
