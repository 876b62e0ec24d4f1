// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const API_KEY_TEXTS = /* @__PURE__ */ live("apiKey", {
unknown: "This API key is not valid.",
ended: "This API key has expired or was revoked.",
oneOfBoth: "Send either an API key or an access token.",
noUse: "API keys cannot be used for this call.",
missingScope: (p: { readonly scope: string }) => `This API key does not have the scope '${p.scope}', which this call needs.`,
tooMany: (p: { readonly most: number }) => `You have ${number("en-US", p.most)} API keys, which is the most. Revoke one first.`,
});
