import {
  type ExhaustSupplySpecification,
  exhaustSupplySpecification,
  type HvlsSpecification,
  hvlsSpecification,
} from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';
import type { $ZodDefaultDef, $ZodType } from 'zod/v4/core';
import type { SparseSpecification } from '../core/index.ts';

type Specification = ExhaustSupplySpecification | HvlsSpecification;

/** Fields that may be left out, each with what it says then. */
const UNSAID = { duty: unsaidOf(exhaustSupplySpecification.shape), space: unsaidOf(hvlsSpecification.shape) } as const;

/** Defaults for fields that a later contract added and that are missing in specifications stored before. */
const ADDED_LATER = {
  duty: defaultsOf(exhaustSupplySpecification.shape),
  space: defaultsOf(hvlsSpecification.shape),
} as const;

function defaultsOf(shape: Readonly<Record<string, $ZodType>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, { _zod }]) =>
      _zod.def.type === 'default' ? [[name, (_zod.def as $ZodDefaultDef).defaultValue] as const] : [],
    ),
  );
}

/**
 * Fields that a later contract adds are missing in earlier stored data and get their default. So fields with a default
 * are always stored.
 */
function unsaidOf(shape: Readonly<Record<string, $ZodType>>): Readonly<Record<string, unknown>> {
  const fields = Object.entries(shape).filter(([, field]) => field._zod.def.type !== 'default');
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const value = [null, false, 0].find((item) => accepts(field, item));
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function accepts(field: $ZodType, value: unknown): boolean {
  const { issues } = field._zod.run({ value, issues: [] }, { async: false }) as { issues: readonly unknown[] };
  return issues.length === 0;
}

function kindOf({ fanCategoryType }: { readonly fanCategoryType: FanCategory }): 'space' | 'duty' {
  return fanCategoryType === FanCategory.HighVolumeLowSpeed ? 'space' : 'duty';
}

/** A specification as it is stored: without fields that are null, no or 0, as most are; 0.7 KB in place of 1.6. */
export function sparse(specification: Specification): SparseSpecification {
  const unsaid = UNSAID[kindOf(specification)];
  const said = Object.entries(specification).filter(([name, value]) => unsaid[name] !== value);
  return { ...Object.fromEntries(said), fanCategoryType: specification.fanCategoryType };
}

/** The stored specification, with defaults for fields that did not exist when it was stored. */
export function whole(stored: SparseSpecification | Specification): Specification {
  const kind = kindOf(stored);
  return { ...ADDED_LATER[kind], ...UNSAID[kind], ...stored } as Specification;
}
