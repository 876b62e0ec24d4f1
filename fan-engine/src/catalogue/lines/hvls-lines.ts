import { SIX_BLADE_HVLS_BRANDS, THREE_BLADE_HVLS_BRANDS } from '../../product-line/brands.ts';
import type { HvlsLine, HvlsSize } from '../../product-line/hvls-model.ts';

const HALF_HP = { single230: 2.9, three230: 1.5, three460: 0.7 };
const THREE_QUARTER_HP = { single230: 4.3, three230: 2.2, three460: 1.1 };
const ONE_HP = { single230: 5.8, three230: 2.9, three460: 1.5 };
const ONE_AND_A_HALF_HP = { single230: 8.7, three230: 4.4, three460: 2.2 };
const TWO_HP = { single230: 11.6, three230: 5.9, three460: 2.9 };

const SIZES: readonly HvlsSize[] = [
  { diameterFt: 8, maximumRpm: 195, motorHp: 0.5, amps: HALF_HP },
  { diameterFt: 10, maximumRpm: 155, motorHp: 0.75, amps: THREE_QUARTER_HP },
  { diameterFt: 12, maximumRpm: 128, motorHp: 0.75, amps: THREE_QUARTER_HP },
  { diameterFt: 14, maximumRpm: 109, motorHp: 1, amps: ONE_HP },
  { diameterFt: 16, maximumRpm: 95, motorHp: 1, amps: ONE_HP },
  { diameterFt: 18, maximumRpm: 83, motorHp: 1.5, amps: ONE_AND_A_HALF_HP },
  { diameterFt: 20, maximumRpm: 74, motorHp: 1.5, amps: ONE_AND_A_HALF_HP },
  { diameterFt: 24, maximumRpm: 60, motorHp: 2, amps: TWO_HP },
];

// Demonstration data: invented range. A line's id is never changed or reused.
export const HVLS_LINES: readonly HvlsLine[] = [
  {
    id: 41,
    code: 'KHL',
    name: 'High volume low speed fan, six blades',
    pictogram: 'hvls',
    brands: SIX_BLADE_HVLS_BRANDS,
    blades: 6,
    suffix: '',
    flowCoefficient: 0.1,
    coverage: { destratification: 6, sensibleCooling: 4 },
    priceFactor: 1,
    weightPerSquareFoot: 0.18,
    addedSoundDb: 0,
    efficiencyLoss: 0,
    sizes: SIZES,
  },
  {
    id: 42,
    code: 'KHL',
    name: 'High volume low speed fan, three blades',
    pictogram: 'hvls',
    brands: THREE_BLADE_HVLS_BRANDS,
    blades: 3,
    suffix: 'T',
    flowCoefficient: 0.086,
    coverage: { destratification: 5.5, sensibleCooling: 3.6 },
    priceFactor: 0.94,
    weightPerSquareFoot: 0.12,
    addedSoundDb: 2,
    efficiencyLoss: 0.01,
    sizes: SIZES,
  },
];
