// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const ACCOUNT_TEXTS = /* @__PURE__ */ live("account", {
title: "Account",
tabs: {
profile: "Profile",
security: "Security",
},
region: (p: { readonly number: number }) => `Sales Region #${number("en-US", p.number, {"useGrouping":false})}`,
});
