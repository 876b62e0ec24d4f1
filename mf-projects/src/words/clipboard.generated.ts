// Compiled from languages/en/mf-projects.json: change that file and run `npm run words`.
import { number, plural } from '@specbuilder/shared-contracts/language';
import { live } from './room.generated.ts';

/** In the current language. */
export const CLIPBOARD_TEXTS = /* @__PURE__ */ live("clipboard", {
bar: "Clipboard",
from: (p: { readonly project: string }) => `from ${p.project}`,
fromSeveral: (p: { readonly count: number; readonly projects: number }) => `${plural("en-US", p.count) === "one" ? "1 item" : `${number("en-US", p.count)} items`} from ${plural("en-US", p.projects) === "one" ? "1 project" : `${number("en-US", p.projects)} projects`}`,
copy: "Copy",
move: "Move",
copyHere: "Copy here",
moveHere: "Move here",
remove: (p: { readonly item: string }) => `Remove ${p.item} from the clipboard`,
clear: "Empty the clipboard",
switchProjects: "Switch projects to copy or move",
show: "Show what is in the clipboard",
hide: "Hide what is in the clipboard",
list: "In the clipboard",
andMore: (p: { readonly item: string; readonly count: number }) => `${p.item} and ${plural("en-US", p.count) === "one" ? "1 more" : `${number("en-US", p.count)} more`}`,
failed: "The clipboard could not be shown",
});
