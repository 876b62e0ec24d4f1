// Compiled from languages/en/mf-region-mgmt.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const TOOL_BOX_TEXTS = /* @__PURE__ */ live("toolBox", {
title: "Tool Box",
lead: "Tools of others that help with fan selection. Each opens in a new window.",
list: "Tools",
newWindow: "(opens in a new window)",
failed: "The tools did not load",
empty: "No tools yet",
emptyText: "This brand has no tools to show.",
});
