import type { Platform, ToastAction, ToastRequest } from '@specbuilder/shared-contracts/platform';

interface RegionToast extends Omit<ToastRequest, 'actions' | 'isInHeader'> {
  readonly actions: readonly (ToastAction & { readonly id: 'region-searcher' | 'sales-office' })[];
}

/** A toast about the visitor's sales region, each of whose actions opens the panel of its name. */
export async function showRegionToast(
  { panels, toasts }: Pick<Platform, 'panels' | 'toasts'>,
  toast: RegionToast,
): Promise<void> {
  const { actionId } = await toasts.show({ ...toast, isInHeader: true });
  const chosen = toast.actions.find(({ id }) => id === actionId);
  if (chosen) void panels.open(chosen.id, {});
}
