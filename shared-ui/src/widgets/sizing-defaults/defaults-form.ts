import { type SizingDefaults, sentSizingDefaults } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';

/** Named as the call names it, so that a message of the server finds its field. */
export const defaultsForm = z.object({ sizingDefaults: sentSizingDefaults });
export type DefaultsForm = z.input<typeof defaultsForm>;

/** Every field, given or not. */
export function formValues(given: SizingDefaults): DefaultsForm {
  return { sizingDefaults: { ...EMPTY, ...given, tagPatterns: { ...EMPTY.tagPatterns, ...given.tagPatterns } } };
}

/** Defaults as they are now with what was typed over those that the form began with. */
export function withTyped(now: SizingDefaults, started: SizingDefaults, typed: SizingDefaults): SizingDefaults {
  const { tagPatterns: tags, ...others } = typed;
  return {
    ...now,
    ...changed(started, others),
    tagPatterns: { ...now.tagPatterns, ...changed(started.tagPatterns ?? {}, tags ?? {}) },
  };
}

/** Values that differ; what is empty is as good as absent. */
function changed<T extends object>(before: T, typed: Partial<T>): Partial<T> {
  const names = Object.keys(typed) as (keyof T)[];
  const differing = names.filter((name) => given(typed[name]) !== given(before[name]));
  return Object.fromEntries(differing.map((name) => [name, given(typed[name])])) as Partial<T>;
}

const EMPTY: Required<SizingDefaults> = {
  altitude: null,
  installation: null,
  soundLevelDistance: null,
  motorSupply: null,
  smallMotorSupply: null,
  smallMotorBelowHp: null,
  enclosure: null,
  disconnect: null,
  tagPatterns: {
    exhaust: null,
    makeUpAir: null,
    heatedMakeUpAir: null,
    hvacUnit: null,
    industrialHeater: null,
    highVolumeLowSpeed: null,
  },
};

/** 0 ft is an altitude; an empty text is none. */
const given = <T>(value: T) => (value === '' ? null : (value ?? null));
