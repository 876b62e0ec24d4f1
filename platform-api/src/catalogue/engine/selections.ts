import * as engine from '@specbuilder/fan-engine';
import { traced } from '../../core/index.ts';

/** The engine's selections, each traced as part of the call that requests it. */

type Asked<Select extends (...args: never[]) => unknown> = Parameters<Select>;

export function select(...asked: Asked<typeof engine.select>) {
  return traced('select', attributesOf(...asked), () => engine.select(...asked));
}

/** `select` with as much of each row as a list shows. */
export function selectListed(...asked: Asked<typeof engine.selectListed>) {
  return traced('select', attributesOf(...asked), () => engine.selectListed(...asked));
}

export function selectHvls(...asked: Asked<typeof engine.selectHvls>) {
  return traced('select', attributesOf(...asked), () => engine.selectHvls(...asked));
}

function attributesOf({ fanCategoryType }: { readonly fanCategoryType: number }, { version }: engine.Catalogue) {
  return { 'specbuilder.fan_category': fanCategoryType, 'specbuilder.catalogue': version };
}
