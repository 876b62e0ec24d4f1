import type { AppFeatures } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import type { NavigationEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';

export interface NavigationViewer {
  /** null for a guest. */
  readonly roles: readonly Role[] | null;
  readonly features: AppFeatures;
  /** Narrower than the width from which the toolbar holds language and currency. */
  readonly isScreenSmall: boolean;
}

/** An item of a remote or of the shell, of a feature of the shell, which may also do something. */
export interface ShellEntry extends NavigationEntry {
  /** Stays the same while the title changes. */
  readonly id?: string;
  /** What it does where it opens neither a screen nor a panel. */
  readonly onChoose?: () => void;
  /** The one in use of several to choose from. */
  readonly isChosen?: boolean;
  readonly isForSmallScreens?: boolean;
  readonly children?: readonly ShellEntry[] | undefined;
}

export interface NavigationItem extends ShellEntry {
  readonly isBeta: boolean;
}

export type NavigationGroups = Readonly<Record<NavigationEntry['group'], readonly NavigationItem[]>>;

/**
 * The items a viewer may see, in ascending weight; ties keep the order of registration, the areas before the shell
 * (SHL-024, A-075).
 */
export function navigationFor(
  remotes: readonly RegistryRemote[],
  ofShell: readonly ShellEntry[],
  viewer: NavigationViewer,
): NavigationGroups {
  const all: readonly ShellEntry[] = [...remotes.flatMap((remote) => remote.navigation), ...ofShell];
  const entries = all.filter((entry) => isVisible(entry, viewer));
  const items = entries
    .map((entry) => ({ ...entry, isBeta: isOn(entry.betaFeature, viewer) }))
    .sort((a, b) => a.weight - b.weight);
  const ofGroup = (group: NavigationEntry['group']) => items.filter((item) => item.group === group);
  return { main: ofGroup('main'), sales: ofGroup('sales'), help: ofGroup('help') };
}

function isVisible(entry: ShellEntry, viewer: NavigationViewer): boolean {
  if (entry.isForSmallScreens && !viewer.isScreenSmall) return false;
  if (entry.hiddenWhenSignedIn && viewer.roles !== null) return false;
  if (entry.feature !== undefined && !isOn(entry.feature, viewer)) return false;
  const { roles } = entry;
  return roles === undefined || roles.includes('*') || (viewer.roles?.some((role) => roles.includes(role)) ?? false);
}

function isOn(feature: string | undefined, { features }: NavigationViewer): boolean {
  return feature !== undefined && features[feature as keyof AppFeatures] === true;
}
