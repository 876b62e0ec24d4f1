// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const USER_ACTION_LABELS_TEXTS = /* @__PURE__ */ live("userActionLabels", {
"1": "Sized Fan",
"2": "Created Project",
"3": "Created Account",
"4": "Added Item To Project",
"5": "Generated Deliverable",
"6": "Region Changed",
"7": "Job Created",
"8": "Requested Project Assistance",
"9": "Shared Project",
"10": "Cloned Shared Project",
"11": "Load Calculator Project Created",
"12": "Load Calculator Project Results Viewed",
});
