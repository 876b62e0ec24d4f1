/**
 * Styles as they are written. The library turns left and right about for right-to-left pages beside each of them; no
 * language of the product is written so, and styles say start and end where that would matter.
 */
export const convert = (styles) => styles;
export const convertProperty = (key, value) => ({ key, value });
