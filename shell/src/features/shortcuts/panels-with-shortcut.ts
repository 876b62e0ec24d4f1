import type { PanelEntry } from '@specbuilder/shared-contracts/registry';

/** Panels that their areas let all users open with one key, from any screen. */
export function panelsWithShortcut(remotes: readonly { readonly panels: readonly PanelEntry[] }[]) {
  return remotes.flatMap(({ panels }) => panels.filter(({ shortcut }) => shortcut !== undefined));
}
