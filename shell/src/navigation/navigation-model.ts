import type { AppFeatures } from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import type { NavigationEntry, RegistryRemote } from '@specbuilder/shared-contracts/registry';

export interface NavigationViewer {
  /** null for a guest. */
  readonly roles: readonly Role[] | null;
  readonly features: AppFeatures;
}

export interface NavigationItem extends NavigationEntry {
  readonly isBeta: boolean;
}

export type NavigationGroups = Readonly<Record<NavigationEntry['group'], readonly NavigationItem[]>>;

/** The items a viewer may see, in ascending weight; ties keep the order of registration (SHL-024, A-075). */
export function navigationFor(remotes: readonly RegistryRemote[], viewer: NavigationViewer): NavigationGroups {
  const entries = remotes.flatMap((remote) => remote.navigation).filter((entry) => isVisible(entry, viewer));
  const items = entries
    .map((entry) => ({ ...entry, isBeta: isOn(entry.betaFeature, viewer) }))
    .sort((a, b) => a.weight - b.weight);
  const ofGroup = (group: NavigationEntry['group']) => items.filter((item) => item.group === group);
  return { main: ofGroup('main'), sales: ofGroup('sales'), help: ofGroup('help') };
}

function isVisible(entry: NavigationEntry, viewer: NavigationViewer): boolean {
  if (entry.hiddenWhenSignedIn && viewer.roles !== null) return false;
  if (entry.feature !== undefined && !isOn(entry.feature, viewer)) return false;
  const { roles } = entry;
  return roles === undefined || roles.includes('*') || (viewer.roles?.some((role) => roles.includes(role)) ?? false);
}

function isOn(feature: string | undefined, { features }: NavigationViewer): boolean {
  return feature !== undefined && features[feature as keyof AppFeatures] === true;
}
