// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { number } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const SIZING_TEXTS = /* @__PURE__ */ live("sizing", {
sizedBySpace: "Ceiling fans are sized at /api/sizefan/hvls",
lineInvalid: "This line cannot be sized",
unknownField: "A specification has no such field",
otherCategorys: "This is a sub-category of another category",
otherSubCategory: (p: { readonly number: number }) => `subFanCategoryType says ${number("en-US", p.number, {"useGrouping":false})}`,
sizedByDuty: "Only ceiling fans are sized for a space",
duplicateLine: "Another line has the same lineId",
});
