import { defineFeature } from '../../feature/define-feature.ts';

/** How any screen looks in print, and in the colors that a visitor's system forces on it. */
export const PAGE_STYLE = defineFeature({
  name: 'page style',
  ports: [],
  async background() {
    const { addPageStyles } = await import(/* webpackChunkName: "background" */ './page-styles.ts');
    addPageStyles();
  },
});
