/** What a screen is worked with: navigation, toolbar, buttons, messages. Buttons that hold text of a table stay. */
const CONTROLS =
  'nav,header:not(main header),[href="#main"],iframe,input[type=checkbox],.fui-Toaster,.fui-Button,.fui-ToggleButton,button.fui-Link,' +
  'button[aria-keyshortcuts],[role=alert],[role=status],[role=tablist],[role=toolbar],[role=progressbar]';

/**
 * The one style of every printed screen. Tables are drawn for windows: at seven tenths the columns of a project and of
 * results keep their texts on a portrait sheet. A screen with a sheet of its own (printed-page.tsx of the sizer) takes the
 * rest of the page away itself.
 */
export const PRINT_STYLE = `@media print{${CONTROLS}{display:none!important}main{zoom:.7}tr,article{break-inside:avoid}}`;
