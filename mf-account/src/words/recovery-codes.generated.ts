// Compiled from languages/en/mf-account.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const RECOVERY_CODES_TEXTS = /* @__PURE__ */ live("recoveryCodes", {
title: "Recovery codes",
left: (p: { readonly count: number }) => `${p.count === 0 ? "All codes are used. Make new ones." : plural("en-US", p.count) === "one" ? `${number("en-US", p.count)} code is left.` : `${number("en-US", p.count)} codes are left.`}`,
lead: "Each of them signs you in once when your phone or passkey is not at hand. They are not shown again: save or print them now.",
codes: "Your recovery codes",
copy: "Copy",
copied: "The codes were copied",
done: "I have kept them",
renew: "New codes",
renewTitle: "Make new recovery codes?",
renewLead: "The codes of before are refused from then on.",
});
