// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const ADMIN_USER_TEXTS = /* @__PURE__ */ live("adminUser", {
unknownRole: "There is no such role",
});
