// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { number } from '../language/index.ts';
import { live } from './room.generated.ts';

/** In the current language. */
export const ERRORS_TEXTS = /* @__PURE__ */ live("errors", {
generic: "An error occurred. Please try again.",
oops: "Oops! An error occurred.  Please try again.",
invalidPostalCode: "Invalid postal code",
enterValidPostalCode: "Please enter a valid postal code",
postalCodeNotFound: "Postal code not found. Please enter the site conditions manually.",
imageNotLoaded: "image could not be loaded",
errorHasOccurred: "An error has occurred!",
unableToConnect: "Unable to connect to the server. Please try again later.",
badState: "Bad State",
notAuthorized: "Not Authorized",
errorSaving: "Error Saving",
errorSending: "Error Sending",
errorDeleting: "Error Deleting",
listLoadFailed: (p: { readonly statusText: string; readonly requestError: string }) => `Error: ${p.statusText} - ${p.requestError}`,
cookiesDisabled: "This site requires cookies and it looks like your cookies are disabled. Please enable your cookies and press ok to reload this page.",
routeChangeFailure: "Redirected Home: Route Change Failure",
slowRoute: (p: { readonly state: string; readonly seconds: number }) => `Route ${p.state} took longer than ${number("en-US", p.seconds)} s`,
});
