// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const FIND_CUSTOMER_TEXTS = /* @__PURE__ */ live("findCustomer", {
find: "Name, e-mail or company",
clear: "Clear customer",
nobody: "No customer found",
failed: "Customers did not load",
wait: "Loading",
});
