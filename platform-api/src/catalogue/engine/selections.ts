import * as engine from '@specbuilder/fan-engine';
import { traced } from '../../core/index.ts';

/** The engine's selections, each traced as part of the call that requests it. */

type Requested<Select extends (...args: never[]) => unknown> = Parameters<Select>;

export function select(...requested: Requested<typeof engine.select>) {
  return traced('select', attributesOf(...requested), () => engine.select(...requested));
}

/** `select` with as much of each row as a list shows. */
export function selectListed(...requested: Requested<typeof engine.selectListed>) {
  return traced('select', attributesOf(...requested), () => engine.selectListed(...requested));
}

export function selectHvls(...requested: Requested<typeof engine.selectHvls>) {
  return traced('select', attributesOf(...requested), () => engine.selectHvls(...requested));
}

function attributesOf({ fanCategoryType }: { readonly fanCategoryType: number }, { version }: engine.Catalogue) {
  return { 'specbuilder.fan_category': fanCategoryType, 'specbuilder.catalogue': version };
}
