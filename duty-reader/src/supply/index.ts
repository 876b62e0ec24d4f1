import type { FieldValue, Meaning } from '../reading.ts';
import { remembered } from '../text/index.ts';
import { inVolts, type Network, nameplateOf, offeredInstead } from './nameplates.ts';
import { type SupplyOrder, type SupplyPart, type SupplyUnit, supplyParts } from './parts.ts';

export interface ReadSupply {
  readonly voltage: FieldValue<number> | null;
  readonly phase: FieldValue<number> | null;
  readonly frequency: FieldValue<number> | null;
  /** As they are written: 480 where the nameplate is 460. */
  readonly volts: readonly number[];
  /** What may be meant where the voltage, or the frequency, is not certain; the unit says which. */
  readonly meanings: readonly Meaning<number>[] | null;
}

/**
 * '208/3/60', '3/460/60', '115/60/1', '460V-3PH-60HZ', '277/480V 3PH'. Null where any of it is something else.
 *
 * @param order of the numbers, as the head says it: it decides what a number is that could be none of the three
 */
export function readSupply(text: string, order: SupplyOrder | null = null): ReadSupply | null {
  return READ_BY_ORDER[order ?? 'none'](text);
}

/** A current, a load or a motor beside a voltage. */
const BESIDE = /[\s,;/-]+\d[\d.,]*\s*(?:a|amps?|fla|mca|mocp|k?va|k?w|watts?|hp)\.?(?=$|[\s,;/-])/giu;

/**
 * The voltages that a text with something else in it may mean: '120V, 15A'. None where it says a phase too, which a choice of
 * the voltage alone would lose.
 */
export function voltagesMeant(text: string): readonly Meaning[] {
  const ofPoles = withTwoPoles(text);
  if (ofPoles !== null) return ofPoles;
  const left = text.replaceAll(BESIDE, ' ').trim();
  const read = left === text.trim() ? null : readSupply(left);
  if (read === null || read.phase !== null || read.frequency !== null) return [];
  return read.meanings ?? (read.voltage === null ? [] : inVolts([Number(read.voltage.value)]));
}

const TWO_POLES =
  /^\s*(\d{3}(?:\s*[-/]\s*\d{3})?)\s*(?:v(?:olts?|ac)?\.?)?\s*[-/,]?\s*2\s*-?\s*(?:p(?:h(?:ases?)?|oles?)?|ø)?\.?(?:\s*[-/,]\s*([56]0)\s*(?:hz|cy(?:cles?)?)?\.?|\s*-\s*\d[\d.,]*\s*k?va)?\s*$/iu;

/**
 * '208 V/2-1250 VA' as Revit writes it has two poles, which are a single phase of two lines; '208/2/60' may have three phases
 * too. Those that motors are made for, each with its phase; null for other texts.
 */
function withTwoPoles(text: string): readonly Meaning[] | null {
  const [all, volts = '', hertz] = TWO_POLES.exec(text) ?? [];
  if (all === undefined) return null;
  return [1, 3].flatMap((phase) => {
    const value = [volts.replaceAll(/\s/g, ''), phase, ...(hertz === undefined ? [] : [hertz])].join('/');
    const read = readSupply(value);
    return read === null || read.voltage === null || read.meanings !== null ? [] : [{ value, unit: null }];
  });
}

const READ_BY_ORDER = {
  none: remembered((text) => supplyIn(text, null)),
  'V/PH/HZ': remembered((text) => supplyIn(text, 'V/PH/HZ')),
  'V/HZ/PH': remembered((text) => supplyIn(text, 'V/HZ/PH')),
} as const;

function supplyIn(text: string, order: SupplyOrder | null): ReadSupply | null {
  const parts = supplyParts(text, order);
  if (parts === null) return null;
  const volts = numbersOf(parts, 'V');
  const phases = numbersOf(parts, 'PH');
  const hertz = numbersOf(parts, 'HZ');
  if (phases.length > 1) return null;
  // A 60 by itself is any number.
  if (volts.length + phases.length === 0 && order === null && !parts.some(({ isSaid }) => isSaid)) return null;
  const [phase = null] = phases;
  const said = hertz.length === 1 ? (hertz[0] ?? null) : null;
  const frequency = said ?? (hertz.length === 0 ? frequencyOf(volts, phase) : null);
  const meant = voltagesOf(volts, { phase, hertz: frequency });
  const asWritten = text.trim();
  const value = (number: number | null, unit: string | null) =>
    number === null ? null : { value: number, unit, asWritten };
  return {
    voltage: value(meant.certain, 'V'),
    phase: value(phase, null),
    frequency: value(frequency, 'Hz'),
    volts,
    meanings: questionOf(meant.possible, hertz),
  };
}

/** 400 V are three phases of networks of 50 Hz (IEC 60038); 380 V has both frequencies. Null for other supplies. */
function frequencyOf(volts: readonly number[], phase: number | null): number | null {
  const large = voltageOfNetwork(volts, { phase, hertz: null }) ?? (volts.length === 1 ? volts[0] : null);
  return phase !== 1 && large === 400 ? 50 : null;
}

function numbersOf(parts: readonly SupplyPart[], unit: SupplyUnit): readonly number[] {
  return [...new Set(parts.filter((part) => part.unit === unit).map(({ number }) => number))];
}

function questionOf(volts: readonly number[], hertz: readonly number[]): readonly Meaning<number>[] | null {
  if (volts.length > 0) return inVolts(volts);
  return hertz.length > 1 ? hertz.map((value) => ({ value, unit: 'Hz' })) : null;
}

interface MeantVoltage {
  readonly certain: number | null;
  readonly possible: readonly number[];
}

/** The nameplate that is meant, or each that may be. */
function voltagesOf(volts: readonly number[], network: Network): MeantVoltage {
  if (volts.length === 0) return { certain: null, possible: [] };
  const ofNetwork = voltageOfNetwork(volts, network);
  const written = ofNetwork === null ? asOneRange(volts, network) : [ofNetwork];
  const known = written.map((each) => nameplateOf(each, network)).filter((each) => each !== null);
  const nameplates = [...new Set(known)];
  const [certain = null] = nameplates;
  if (nameplates.length === 1 && known.length === written.length) return { certain, possible: [] };
  return {
    certain: null,
    possible: nameplates.length === 0 ? offeredInstead(written[0] ?? 0, network) : nameplates,
  };
}

/** Between two lines of a network and from a line to its neutral. */
const LINE_TO_NEUTRAL = { least: 1.68, most: 1.8 } as const;

/** Of the two voltages of a network, the one that its phases have; null for other voltages and where both may be meant. */
function voltageOfNetwork(volts: readonly number[], network: Network): number | null {
  const { phase } = network;
  const [small = 0, large = 0] = [...volts].sort((a, b) => a - b);
  if (volts.length !== 2 || phase === null) return null;
  const ratio = large / small;
  if (ratio >= LINE_TO_NEUTRAL.least && ratio <= LINE_TO_NEUTRAL.most) {
    if (phase === 3) return large;
    // Two lines of 120/208 V make a single phase too; no motor of a single phase is made for 480 V.
    return nameplateOf(large, network) === null || nameplateOf(small, network) === null ? small : null;
  }
  // A single phase of 120/240 V has both.
  return small === 120 && large === 240 && phase === 3 ? large : null;
}

/** The winding for 208-230 V of a single phase takes every voltage of that range. */
const SINGLE_PHASE_RANGE: ReadonlySet<number> = new Set([200, 208, 220, 230, 240]);

function asOneRange(volts: readonly number[], { phase }: Network): readonly number[] {
  const inRange = volts.filter((each) => SINGLE_PHASE_RANGE.has(each));
  if (phase !== 1 || inRange.length < 2) return volts;
  return [...volts.filter((each) => !SINGLE_PHASE_RANGE.has(each)), 230];
}
