// Compiled from languages/en/mf-sizer.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const GRID_TOOLS_TEXTS = /* @__PURE__ */ live("gridTools", {
columns: "Columns",
weight: "Weight",
listing: "Listing",
usualColumns: "Usual columns",
fanPower: "Fan power",
exportRows: "Export",
workbook: "Excel workbook (.xlsx)",
csv: "Comma-separated text (.csv)",
exportFailed: "The rows could not be saved",
filter: "Filter",
filters: (p: { readonly count: number }) => `${plural("en-US", p.count) === "one" ? "1 filter" : `${number("en-US", p.count)} filters`}`,
filterRows: "Filter rows",
atMost: (p: { readonly column: string }) => `${p.column}, at most`,
clearFilters: "Clear filters",
noRow: "No row passes these filters.",
sortedBy: (p: { readonly columns: string }) => `Sorted by ${p.columns}`,
});
