import type { Toasts } from '@specbuilder/shared-ui/host';

/** In the commerce view only what went wrong is said: the shop's page speaks for itself otherwise (visual.md, 17). */
export function quietToasts(toasts: Toasts): Toasts {
  return {
    ...toasts,
    show: async (request) =>
      request.kind === 'error' || request.kind === 'warning' ? toasts.show(request) : { outcome: 'timeout' },
  };
}
