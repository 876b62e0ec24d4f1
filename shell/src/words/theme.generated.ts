// Compiled from languages/en/shell.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const THEME_TEXTS = /* @__PURE__ */ live("theme", {
themes: "Theme",
atOnce: "Changes at once, on this device.",
isDefault: "Default of this brand",
isLight: "For bright rooms",
isDark: "Same contrast, for dim rooms",
asSystem: "As the system",
nowLight: "Now light, follows your device",
nowDark: "Now dark, follows your device",
printedLight: "Submittals and drawings are always printed light.",
});
