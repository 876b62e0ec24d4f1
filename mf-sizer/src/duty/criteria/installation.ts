import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { type CategoryCriteria, DuctType } from '@specbuilder/shared-contracts/domain';

export type Installation = NonNullable<SizingDefaults['installation']>;

const DUCT_TYPES = { ducted: DuctType.Ducted, nonDucted: DuctType.NonDucted } as const;

/** Kinds that are offered for ductwork and without; units that heat or cool are made for one of both. */
export function hasInstallation({ hasHeating, hasCooling }: Pick<CategoryCriteria, 'hasHeating' | 'hasCooling'>) {
  return !hasHeating && !hasCooling;
}

/** The criterion of a default; both kinds of fans without one. */
export function ductTypeOf(installation: Installation | null | undefined): DuctType {
  return installation == null ? DuctType.All : DUCT_TYPES[installation];
}

/** The default that a criterion is as good as; null for both kinds of fans. */
export function installationOf(ductType: number | undefined): Installation | null {
  if (ductType === DuctType.Ducted) return 'ducted';
  return ductType === DuctType.NonDucted ? 'nonDucted' : null;
}
