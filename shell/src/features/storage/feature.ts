import { defineFeature } from '../../feature/define-feature.ts';

/** Says once where the browser keeps nothing for the site; a shop's frame, which has no storage as a rule, stays quiet. */
export const STORAGE = defineFeature({
  name: 'storage',
  ports: ['isStoreView', 'toasts'],
  async background({ isStoreView, toasts }) {
    if (isStoreView) return;
    const { sayWhatIsNotKept } = await import(/* webpackChunkName: "background" */ './not-kept.ts');
    sayWhatIsNotKept(toasts);
  },
});
