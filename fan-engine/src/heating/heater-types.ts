export type HeaterType =
  | 'DirectFired'
  | 'DirectFiredCompact'
  | 'IndirectFired'
  | 'Electric'
  | 'IndustrialHorizontal'
  | 'IndustrialVertical';

/** What a type of heater can do. Temperatures in F, airflow in cfm, gas pressure in in. w.c. */
export interface HeaterFacts {
  readonly fuel: 'gas' | 'electric';
  /** Output over input, 0 to 1; direct-fired heaters lose the latent heat of the water vapour they make. */
  readonly efficiency: number;
  /** Least rise of the nameplate stage. */
  readonly minimumRise: number;
  readonly maximumRise: number;
  readonly maximumDischarge: number;
  readonly minimumCfm: number;
  readonly maximumCfm: number;
  /** Largest burner, 1000 Btu/h; null where furnace sizes or kW steps end the range. */
  readonly maximumInputMbh: number | null;
  /** Full fire over lowest fire. */
  readonly turndown: number;
  /** Nameplate inputs of furnaces that come in sizes, 1000 Btu/h. */
  readonly furnaceSizesMbh: readonly number[] | null;
  /** Coils that come in steps, kW. */
  readonly kwSteps: readonly number[] | null;
  /** Whether a heater outside an HVAC unit recirculates room air (ANSI Z83.18); HVAC units mix air ahead of theirs. */
  readonly canRecirculate: boolean;
  /** Gas pressure at the inlet, least and most. */
  readonly gasInletInWc: {
    readonly natural: readonly [number, number];
    readonly propane: readonly [number, number];
  } | null;
}

const LINE_BURNER_GAS = { natural: [7, 14], propane: [11, 14] } as const;

const DIRECT_FIRED: HeaterFacts = {
  fuel: 'gas',
  efficiency: 0.92,
  minimumRise: 0,
  maximumRise: 140,
  // ANSI Z83.4 ends the discharge of a direct-fired heater of outdoor air at 160 F.
  maximumDischarge: 160,
  minimumCfm: 800,
  maximumCfm: 50_000,
  maximumInputMbh: 6000,
  turndown: 25,
  furnaceSizesMbh: null,
  kwSteps: null,
  canRecirculate: true,
  gasInletInWc: LINE_BURNER_GAS,
};

/** Demo data of the heater types; a manufacturer's own data replaces them entry by entry. */
export const HEATERS: Readonly<Record<HeaterType, HeaterFacts>> = {
  DirectFired: DIRECT_FIRED,
  DirectFiredCompact: {
    ...DIRECT_FIRED,
    maximumRise: 110,
    maximumDischarge: 140,
    minimumCfm: 500,
    maximumCfm: 4500,
    maximumInputMbh: 450,
    turndown: 20,
    canRecirculate: false,
  },
  IndirectFired: {
    fuel: 'gas',
    efficiency: 0.8,
    minimumRise: 20,
    maximumRise: 100,
    maximumDischarge: 150,
    minimumCfm: 600,
    maximumCfm: 15_000,
    maximumInputMbh: null,
    // The electronic burner control that the furnaces carry unless another is chosen.
    turndown: 4,
    furnaceSizesMbh: [75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 700, 800, 1000, 1200],
    kwSteps: null,
    canRecirculate: false,
    gasInletInWc: { natural: [5, 14], propane: [11, 14] },
  },
  Electric: {
    fuel: 'electric',
    efficiency: 1,
    minimumRise: 0,
    maximumRise: 100,
    maximumDischarge: 120,
    minimumCfm: 300,
    maximumCfm: 15_000,
    maximumInputMbh: null,
    // An SCR controller gives 0 to 100 %, in steps of a percent.
    turndown: 100,
    furnaceSizesMbh: null,
    kwSteps: [5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 100, 120, 150, 180, 200],
    canRecirculate: false,
    gasInletInWc: null,
  },
  IndustrialHorizontal: {
    ...DIRECT_FIRED,
    maximumRise: 150,
    minimumCfm: 1000,
    maximumCfm: 40_000,
    maximumInputMbh: 5000,
  },
  IndustrialVertical: {
    ...DIRECT_FIRED,
    maximumRise: 150,
    minimumCfm: 1500,
    maximumCfm: 60_000,
    maximumInputMbh: 7000,
  },
};
