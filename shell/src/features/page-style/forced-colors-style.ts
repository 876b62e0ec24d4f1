/** Where a visitor is, and what is switched on: elsewhere a background says so, which forced colors take away. */
const SELECTED = ':is(a,button):is([aria-current]:not([aria-current=false]),[aria-pressed=true])';

/** In the system's own pair of colors for what is selected. */
export const FORCED_COLORS_STYLE = `@media (forced-colors:active){${SELECTED}{forced-color-adjust:none;background:Highlight!important}${SELECTED},${SELECTED} *{color:HighlightText!important}}`;
