import { defineFeature } from '../../feature/define-feature.ts';

/** The browser's own Print of any screen: what it says, without what it is worked with. */
export const PRINT = defineFeature({
  name: 'print',
  ports: [],
  async background() {
    const { addPrintStyle } = await import(/* webpackChunkName: "background" */ './print-style.ts');
    addPrintStyle();
  },
});
