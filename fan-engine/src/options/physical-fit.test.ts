import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { factsOf, ORDERED_UNITS, type OrderedUnit, UNIT_FACTS } from '../../test/fixtures/option-facts.ts';
import { DEMO_DOCUMENT } from '../catalogue/demonstration.ts';
import type { OptionDefinition } from './option-definition.ts';
import type { OptionFacts } from './option-facts.ts';
import { PriceBook } from './price-book.ts';
import { ruleBook } from './rules.ts';

const PRICES = new PriceBook(DEMO_DOCUMENT.options);

const shownOn = (facts: OptionFacts) => ruleBook(PRICES, facts).visible;
const codesOn = (ordered: OrderedUnit) => shownOn(factsOf(ordered)).map(({ code }) => code);

const isOneOf = (codes: string) => {
  const named = codes.split(' ');
  return ({ code }: OptionDefinition) => named.includes(code);
};
const ofGroup = (...groups: OptionGroup[]) => {
  const named = new Set<string>(groups);
  return ({ group }: OptionDefinition) => named.has(group);
};

/** Options that no unit may show, and the units they would not fit, named by their properties alone. */
const MISFITS: readonly (readonly [
  why: string,
  option: (option: OptionDefinition) => boolean,
  unit: (facts: OptionFacts) => boolean,
])[] = [
  ['belt parts on a direct drive', isOneOf('BGD LUB BRG EXT1'), ({ variant }) => variant !== 'Belt'],
  ['a frequency drive on single phase', isOneOf('VFDF VFDS VAV2 LRI LRO'), ({ motor }) => motor.phase === 1],
  ['a frequency drive on a motor with electronics', isOneOf('VFDF VFDS MTEFC'), ({ variant }) => variant === 'Ecm'],
  ['a 120 V speed control elsewhere', isOneOf('SC120'), ({ motor }) => motor.voltage !== 115 || motor.phase !== 1],
  [
    'a dial without an electronic motor',
    isOneOf('ECMD'),
    ({ variant, place }) => variant !== 'Ecm' || place.paths[0] === 'HighVolumeLowSpeed',
  ],
  ['a three-phase starter on a single-phase panel', isOneOf('PET2'), ({ motor }) => motor.phase === 1],
  ['wet media where no section takes them', isOneOf('INEV INEV8'), ({ features }) => !features.includes('evap')],
  [
    'a gas train without a gas heater',
    ofGroup(OptionGroup.GasType, OptionGroup.GasPressure, OptionGroup.InsuranceRequirements),
    ({ heater }) => heater?.fuel !== 'gas',
  ],
  ['a gas burner without a gas heater', isOneOf('BC1 BC2 BCSS BCAL'), ({ heater }) => heater?.fuel !== 'gas'],
  ['a furnace on any other heater', isOneOf('BCAL'), ({ heater }) => heater?.type !== 'IndirectFired'],
  ['an electric coil without one', isOneOf('BCE1'), ({ heater }) => heater?.fuel !== 'electric'],
  ['the standard burner above 100 F', isOneOf('BC1'), ({ heater }) => (heater?.requiredRise ?? 0) > 100],
  ['the high-rise burner up to 100 F', isOneOf('BC2'), ({ heater }) => (heater?.requiredRise ?? 0) <= 100],
  [
    'a burner profile on a furnace',
    isOneOf('BC1 BC2'),
    ({ heater }) => heater === null || heater.type === 'IndirectFired' || heater.type === 'Electric',
  ],
  ['heater safeties without a heater', isOneOf('TCHL TCFZ HPC1 HPC2'), ({ heater }) => heater === null],
  [
    'temperature controls on untempered air',
    ofGroup(OptionGroup.TemperatureControl, OptionGroup.TemperatureControlOptions),
    ({ place }) => ['MakeUpAir', 'Exhaust'].includes(place.paths[0]),
  ],
  [
    'a DX coil where no cooling fits',
    ({ cooling }) => typeof cooling?.tons === 'number',
    ({ place, features }) => place.paths[0] !== 'HvacUnit' && !features.includes('dxCoolingModule'),
  ],
  [
    'reheat without cooling',
    ofGroup(OptionGroup.ReheatCoil),
    ({ place, features }) => place.paths[0] !== 'HvacUnit' && !features.includes('dxCoolingModule'),
  ],
  [
    'return air where none comes back',
    ofGroup(OptionGroup.ReturnAirLocationAndDamperControl, OptionGroup.ReturnAirVolume),
    ({ hasReturnAir }) => !hasReturnAir,
  ],
  ['80/20 control without recirculation', isOneOf('TCR8020'), ({ isRecirculating }) => !isRecirculating],
  ['a paint booth that recirculates', isOneOf('TCPB'), ({ isRecirculating }) => isRecirculating],
  ['a stand for anything but a vertical heater', isOneOf('STAND'), ({ lineCode }) => lineCode !== 'KWV'],
  ['rails under a vertical heater', isOneOf('RAIL'), ({ lineCode }) => lineCode === 'KWV'],
  ['down discharge of a vertical heater', isOneOf('DSDN DSDIF4'), ({ lineCode }) => lineCode === 'KWV'],
  [
    'a roof curb under a unit that is not on a roof',
    isOneOf('CURB12 CURB20 CURB24I CURBP CURBR CURBV CURBSA CURBEQ CURBHI'),
    ({ mount }) => mount !== 'Roof',
  ],
  ['a hinge on a fan that does not swing', isOneOf('CURBHI'), ({ features }) => !features.includes('hingeable')],
  [
    'grease parts on clean-air fans',
    isOneOf('GRSC GRSD GRTR CURBV'),
    ({ features }) => !features.includes('restaurantDuty'),
  ],
  ['what collects grease where there is none', isOneOf('GRSC GRSD GRTR'), ({ isGrease }) => !isGrease],
  [
    'a base, a coating or a rain-proof disconnect on a box in a ceiling',
    isOneOf('SLOT CTE CTP SWN3'),
    ({ place }) => place.paths[1] === 'Exhaust/CeilingAndInline',
  ],
  ['a slotted base under a propeller', isOneOf('SLOT'), ({ family }) => family === 'prop'],
  [
    'a sloped curb under a heater or the frame of a utility set',
    isOneOf('CURBP CURBR'),
    ({ heater, lineCode }) => heater !== null || ['KUB', 'KUD'].includes(lineCode),
  ],
  ['a sound curb under an inlet that is not above it', isOneOf('CURBSA'), ({ lineCode }) => lineCode === 'KUB'],
  ['dampers and screens in grease', isOneOf('BDG BDM BSC CURBSA SILI'), ({ isGrease }) => isGrease],
  [
    'intakes and turned outlets of an inline or propeller supply fan',
    ofGroup(OptionGroup.FanIntake, OptionGroup.FanDischarge),
    ({ lineCode }) => ['KIF', 'KES'].includes(lineCode),
  ],
  ['filters ahead of a propeller', ofGroup(OptionGroup.HvacFilterOptions), ({ family }) => family === 'prop'],
  [
    'anything of a shaft fan on a ceiling fan',
    isOneOf('VFDF MTEFC CTP SLOT EXT1 LRI'),
    ({ variant }) => variant === 'Hvls',
  ],
];

describe('options that do not fit', () => {
  it.each(MISFITS)('are never shown: %s', (_, isMeant, doesNotFit) => {
    const unfit = UNIT_FACTS.filter(([, facts]) => doesNotFit(facts));
    expect(unfit.length).toBeGreaterThan(0);
    expect(DEMO_DOCUMENT.options.some(isMeant)).toBe(true);
    for (const [unit, facts] of unfit)
      expect([
        unit,
        shownOn(facts)
          .filter(isMeant)
          .map(({ code }) => code),
      ]).toEqual([unit, []]);
  });
});

describe('sizes of cooling', () => {
  const tonsOn = (ordered: OrderedUnit) => shownOn(factsOf(ordered)).flatMap(({ cooling }) => cooling?.tons ?? []);

  it('are those whose airflow per ton the coil can use, more of them the more outdoor air there is', () => {
    // 4,000 cfm: 450 cfm per ton is 8.9 tons; 250 with room air 16 tons, 120 with outdoor air alone 33 tons.
    expect(tonsOn({ lineCode: 'KRG', cfm: 4000, outdoorShare: 0 })).toEqual([10, 12.5, 15]);
    expect(tonsOn({ lineCode: 'KRG', cfm: 4000, outdoorShare: 1 })).toEqual([10, 12.5, 15, 17.5, 20, 25, 30]);
    // 1,200 cfm: from 2.7 tons; 250 with room air is 4.8 tons, 120 with outdoor air 10 tons.
    expect(tonsOn({ lineCode: 'KRC', cfm: 1200, outdoorShare: 0 })).toEqual([3, 4]);
    expect(tonsOn({ lineCode: 'KRC', cfm: 1200, outdoorShare: 1 })).toEqual([3, 4, 5, 6, 7.5, 8.5, 10]);
  });

  it('keep the one the unit is sized with', () => {
    expect(tonsOn({ lineCode: 'KRG', cfm: 4000, outdoorShare: 0, tons: 30 })).toContain(30);
  });

  it('fit a heated make-up air unit with a cooling module only', () => {
    expect(tonsOn({ lineCode: 'KIH', cfm: 4000 })).toEqual([10, 12.5, 15, 17.5, 20, 25, 30]);
    expect(tonsOn({ lineCode: 'KDP', cfm: 9000 })).toEqual([]);
    expect(codesOn({ lineCode: 'KDP', cfm: 9000 })).toContain('CLCW');
    expect(codesOn({ lineCode: 'KDP', cfm: 9000 })).not.toContain('CLHA');
  });
});

describe('what a supply unit shows', () => {
  it.each([
    [
      { lineCode: 'KMF', cfm: 6000 },
      'INHD INHF INVB INLV INEV DSDN DSSD DSDIF4 CURB20 CURBSA CLCW F2M8 F12M14 CAP PET2',
      'GNG TCD1 RAIL RAB',
    ],
    [
      { lineCode: 'KDF', cfm: 6000 },
      'GNG GP4 FMIRI BC1 TCD1 TCPB INEV CURBEQ RAIL CABH HPC1 TCFZ DX15 RH1 RH2 CLCW PREW VAVDCV',
      'BC2 BCE1 BCAL TCR8020 RAB RH3 HVEC STAND',
    ],
    [{ lineCode: 'KDF', cfm: 6000, isRecirculating: true }, 'TCR8020 RAB RAS RAE', 'RAN RDC1 RVMIX TCPB'],
    [{ lineCode: 'KEH', cfm: 2500 }, 'BCE1 TCD2 TCHL HPC2', 'GNG ETL GP0 BC1 TCPB DX5'],
    [
      { lineCode: 'KRG', cfm: 4000, tons: 10, outdoorShare: 0.3 },
      'GNG BCAL BCSS DX10 CLHP CLHA RH1 RH2 RH3 RAB RAN RDC2 RVMIX HVEC HVERW F4M8 CURBEQ',
      'INEV HPC1 DSDIF4 TCR8020 BC1 BC2 CLCW',
    ],
    [{ lineCode: 'KRC', cfm: 4000, tons: 10 }, 'DX10 RH3 TCS1 HVCL', 'GNG BC1 BCE1 TCFZ TCHL'],
    [{ lineCode: 'KWV', cfm: 20_000 }, 'STAND DSSD DSUP DSNOZ GLP AMC1 HPC2 INHD', 'DSDN DSDIF4 RAIL RAB CURB12'],
    [{ lineCode: 'KRE', cfm: 1200, variant: 'Ecm', rise: 50 } as const, 'ECMD VAVDCV VAVBP', 'VFDF MTEFC'],
  ] as const)('%j', (ordered, shown, hidden) => {
    const codes = codesOn(ordered);
    expect(shown.split(' ').filter((code) => !codes.includes(code))).toEqual([]);
    expect(hidden.split(' ').filter((code) => codes.includes(code))).toEqual([]);
  });

  it('covers every line of supply units', () => {
    const lines = new Set(ORDERED_UNITS.map(({ lineCode }) => lineCode));
    for (const code of [
      'KMF',
      'KMP',
      'KIF',
      'KES',
      'KDF',
      'KDP',
      'KDC',
      'KIH',
      'KEH',
      'KRG',
      'KRE',
      'KRC',
      'KWH',
      'KWV',
    ])
      expect(lines).toContain(code);
  });
});
