import { choiceSetOf } from './group-rules.ts';
import type { OptionDefinition } from './option-definition.ts';

/** Relations between one option and the others of its fan, all of them visible. */
export interface OptionRelations {
  /** Each requirement as the options that would meet it. */
  readonly alternatives: readonly (readonly OptionDefinition[])[];
  /** Options that nothing but this one can satisfy. */
  readonly requirers: readonly OptionDefinition[];
  /** Options it may not be combined with, in either direction. */
  readonly rivals: readonly OptionDefinition[];
  /** Other choices of a radio's set. */
  readonly siblings: readonly OptionDefinition[];
  /** Options that show and act as one with it, itself among them. */
  readonly merged: readonly OptionDefinition[];
}

const NOTHING: readonly never[] = [];

/** Relations of every visible option, by code. */
export function relationsOf(
  visible: readonly OptionDefinition[],
  byCode: ReadonlyMap<string, OptionDefinition>,
): Map<string, OptionRelations> {
  const rivals = rivalsOf(visible, byCode);
  const sets = groupedBy(visible, choiceSetOf);
  const merges = groupedBy(visible, mergeOf);
  const met = new Map(visible.map((option) => [option.code, alternativesOf(option, byCode)]));
  const requirers = requirersOf(visible, met);
  return new Map(
    visible.map((option) => {
      const { code } = option;
      const set = sets.get(choiceSetOf(option) ?? '') ?? NOTHING;
      return [
        code,
        {
          alternatives: met.get(code) ?? NOTHING,
          requirers: requirers.get(code) ?? NOTHING,
          rivals: rivals.get(code) ?? NOTHING,
          siblings: set.length === 0 ? NOTHING : set.filter((other) => other !== option),
          merged: merges.get(mergeOf(option) ?? '') ?? [option],
        },
      ];
    }),
  );
}

function mergeOf({ mergeKey, group }: OptionDefinition): string | undefined {
  return mergeKey === undefined ? undefined : `${group} ${mergeKey}`;
}

function alternativesOf(
  { requires }: OptionDefinition,
  byCode: ReadonlyMap<string, OptionDefinition>,
): OptionRelations['alternatives'] {
  if (requires === undefined) return NOTHING;
  return requires.map((codes) => codes.flatMap((code) => byCode.get(code) ?? NOTHING));
}

/** For each option that is all that meets a requirement of others: those others, in price book order. */
function requirersOf(
  visible: readonly OptionDefinition[],
  met: ReadonlyMap<string, OptionRelations['alternatives']>,
): Map<string, OptionDefinition[]> {
  const requirers = new Map<string, OptionDefinition[]>();
  for (const option of visible) {
    for (const [only, another] of met.get(option.code) ?? NOTHING) {
      if (only !== undefined && another === undefined) listed(requirers, only.code).push(option);
    }
  }
  return requirers;
}

/** Exclusions in both directions, in price book order. */
function rivalsOf(
  visible: readonly OptionDefinition[],
  byCode: ReadonlyMap<string, OptionDefinition>,
): Map<string, OptionDefinition[]> {
  const rivals = new Map<string, OptionDefinition[]>();
  for (const option of visible) {
    for (const code of option.excludes ?? NOTHING) {
      const other = byCode.get(code);
      if (other === undefined || rivals.get(option.code)?.includes(other) === true) continue;
      listed(rivals, option.code).push(other);
      listed(rivals, code).push(option);
    }
  }
  const places = new Map(visible.map((option, index) => [option, index]));
  const placeOf = (option: OptionDefinition) => places.get(option) ?? 0;
  for (const list of rivals.values()) list.sort((a, b) => placeOf(a) - placeOf(b));
  return rivals;
}

function listed(lists: Map<string, OptionDefinition[]>, key: string): OptionDefinition[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list: OptionDefinition[] = [];
  lists.set(key, list);
  return list;
}

/** Options by a key, those without one left out. */
export function groupedBy(
  options: readonly OptionDefinition[],
  keyOf: (option: OptionDefinition) => string | undefined,
): ReadonlyMap<string, OptionDefinition[]> {
  const groups = new Map<string, OptionDefinition[]>();
  for (const option of options) {
    const key = keyOf(option);
    if (key !== undefined) listed(groups, key).push(option);
  }
  return groups;
}
