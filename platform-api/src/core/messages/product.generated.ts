// Compiled from languages/en/platform-api.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const PRODUCT_TEXTS = /* @__PURE__ */ live("product", {
pageTitle: (p: { readonly model: string; readonly line: string; readonly brand: string }) => `${p.model} ${p.line} | ${p.brand}`,
description: (p: { readonly brand: string; readonly model: string; readonly line: string; readonly range: string }) => `${p.brand} ${p.model}, ${p.line}: ${p.range}. Curves, dimensions, options, cut sheet and drawing.`,
skip: "Skip to content",
size: "Size this fan",
performance: "Performance",
dimensions: "Dimensions",
options: "Options",
optionsLead: "What units of this line can have. Drive, motor and duty decide on the rest; the sizer shows it with prices.",
documents: "Documents",
sizes: "Sizes of this line",
start: (p: { readonly brand: string }) => `${p.brand} fan selection`,
notFound: "Product not found",
notFoundText: (p: { readonly brand: string; readonly model: string }) => `${p.brand} has no model ${p.model}. It may have been renamed or belong to another brand.`,
});
