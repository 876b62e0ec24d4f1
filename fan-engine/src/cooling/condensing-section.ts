/** Amps of a compressor: rated load and locked rotor. */
export interface CompressorAmps {
  readonly ratedLoad: number;
  readonly lockedRotor: number;
}

/** What draws current in the condensing section of a unit on one supply, A of each. */
export interface CondensingAmps {
  readonly compressors: CompressorAmps & { readonly count: number };
  readonly condenserFans: { readonly count: number; readonly fullLoad: number };
}

/** Nameplate amps by supply: rated load, then locked rotor. Single phase ends where its units end. */
interface Nameplate {
  readonly single?: readonly [number, number];
  readonly three230: readonly [number, number];
  readonly three460: readonly [number, number];
  readonly three575: readonly [number, number];
}

interface CondensingSection {
  readonly compressors: number;
  readonly nameplate: Nameplate;
  readonly condenserFans: number;
}

/** Demo compressors, each by its nominal tons: invented, in the order of what is on the market; a maker's own replace them. */
const COMPRESSORS = {
  3: { single: [16.7, 79], three230: [10.4, 73], three460: [5, 38], three575: [3.9, 32] },
  3.75: { three230: [13.1, 88], three460: [6.1, 44], three575: [4.6, 34] },
  4: { single: [21.8, 117], three230: [13.7, 90], three460: [6.2, 45], three575: [4.8, 36] },
  4.25: { three230: [14.5, 98], three460: [6.9, 50], three575: [5.4, 40] },
  5: { single: [28.2, 140], three230: [16, 110], three460: [7.8, 52], three575: [5.8, 39] },
  6: { three230: [19.6, 136], three460: [9, 66], three575: [7.4, 54] },
  6.25: { three230: [22.4, 149], three460: [10.6, 75], three575: [8.2, 60] },
  7.5: { three230: [25, 164], three460: [12.2, 90], three575: [9, 70] },
  8.75: { three230: [30.1, 203], three460: [14.1, 100], three575: [11.2, 80] },
  10: { three230: [33.3, 225], three460: [16.7, 114], three575: [12.4, 92] },
  12.5: { three230: [47.1, 300], three460: [21.2, 150], three575: [16.6, 120] },
  15: { three230: [55.8, 358], three460: [25.6, 179], three575: [20, 143] },
} as const satisfies Readonly<Record<string, Nameplate>>;

const of = (compressors: number, tonsOfEach: keyof typeof COMPRESSORS, condenserFans: number): CondensingSection => ({
  compressors,
  nameplate: COMPRESSORS[tonsOfEach],
  condenserFans,
});

/** By the nominal tons of `DX_UNITS`, in rising order. */
const SECTIONS: readonly (readonly [tons: number, CondensingSection])[] = [
  [3, of(1, 3, 1)],
  [4, of(1, 4, 1)],
  [5, of(1, 5, 1)],
  [6, of(1, 6, 1)],
  [7.5, of(2, 3.75, 2)],
  [8.5, of(2, 4.25, 2)],
  [10, of(2, 5, 2)],
  [12.5, of(2, 6.25, 2)],
  [15, of(2, 7.5, 3)],
  [17.5, of(2, 8.75, 4)],
  [20, of(2, 10, 4)],
  [25, of(2, 12.5, 4)],
  [30, of(2, 15, 6)],
];
const NOTHING: CondensingAmps = {
  compressors: { count: 0, ratedLoad: 0, lockedRotor: 0 },
  condenserFans: { count: 0, fullLoad: 0 },
};

/** Condenser fans of 1/3 hp between two conductors of any supply, A by nameplate voltage. */
const CONDENSER_FAN_AMPS = { single: 2, three230: 2, three460: 1, three575: 0.8 } as const;

/** The lowest supply of each nameplate, V: '208-230' says its amps for both. */
const LOWEST_VOLTAGE = { single: 208, three230: 208, three460: 460, three575: 575 } as const;
const HIGHEST_OF_230 = 240;
const HIGHEST_OF_460 = 480;

/**
 * Nameplate amps of the condensing section of a nominal size. A compressor wound for 60 Hz that runs on five sixths of its
 * voltage at 50 Hz draws its power at that voltage, so rated load rises; locked rotor amps stay (NEMA MG 1 part 14).
 *
 * @param tons one of `DX_TONNAGES`, 0 for none; a size between two is that of the larger one
 * @param voltage of the supply, V; of a winding that takes two, the lower
 */
export function condensingAmps(tons: number, voltage: number, phase: 1 | 3): CondensingAmps {
  const [, section] = SECTIONS.find(([size]) => size >= tons) ?? SECTIONS.at(-1) ?? [];
  if (section === undefined || tons === 0) return NOTHING;
  const column = columnOf(voltage, phase);
  const atVoltage = Math.max(1, LOWEST_VOLTAGE[column] / voltage);
  const [ratedLoad, lockedRotor] = nameplateAmps(section.nameplate, column);
  return {
    compressors: { count: section.compressors, ratedLoad: ratedLoad * atVoltage, lockedRotor },
    condenserFans: { count: section.condenserFans, fullLoad: CONDENSER_FAN_AMPS[column] * atVoltage },
  };
}

function columnOf(voltage: number, phase: 1 | 3): keyof typeof LOWEST_VOLTAGE {
  if (phase === 1) return 'single';
  if (voltage <= HIGHEST_OF_230) return 'three230';
  return voltage <= HIGHEST_OF_460 ? 'three460' : 'three575';
}

/** A size without a single-phase compressor would draw its three-phase amps times the root of three from one phase. */
function nameplateAmps(nameplate: Nameplate, column: keyof Nameplate): readonly [number, number] {
  const own = nameplate[column];
  if (own !== undefined) return own;
  const [ratedLoad, lockedRotor] = nameplate.three230;
  return [ratedLoad * Math.sqrt(3), lockedRotor * Math.sqrt(3)];
}
