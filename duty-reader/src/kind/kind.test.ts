import { questionOf, type Said, valuesOf } from '../../test/kind-sample.ts';
import { readKind } from './index.ts';

const TYPES: readonly Said[] = [
  ['EXHAUST', 'Exhaust', null, null],
  ['EXHAUST FAN', 'Exhaust', null, null],
  ['GENERAL EXHAUST', 'Exhaust', null, null],
  ['UPBLAST', 'Exhaust', 'UpblastDownblast', null],
  ['UP-BLAST', 'Exhaust', 'UpblastDownblast', null],
  ['DOWNBLAST', 'Exhaust', 'UpblastDownblast', null],
  ['Roof downblast, belt drive', 'Exhaust', 'UpblastDownblast', null],
  ['CENTRIFUGAL ROOF EXHAUSTER', 'Exhaust', 'UpblastDownblast', null],
  ['POWER ROOF VENTILATOR', 'Exhaust', 'UpblastDownblast', null],
  ['PRV', 'Exhaust', 'UpblastDownblast', null],
  ['ROOF MOUNTED', 'Exhaust', 'UpblastDownblast', null],
  ['DOME', 'Exhaust', 'UpblastDownblast', null],
  ['SIDEWALL', 'Exhaust', 'UpblastDownblast', null],
  ['INLINE', 'Exhaust', 'Inline', null],
  ['IN-LINE', 'Exhaust', 'Inline', null],
  ['IN LINE CENTRIFUGAL', 'Exhaust', 'Inline', null],
  ['SQUARE INLINE', 'Exhaust', 'Inline', null],
  ['MIXED FLOW', 'Exhaust', 'Inline', null],
  ['MIXED-FLOW INLINE', 'Exhaust', 'Inline', null],
  ['DUCT FAN', 'Exhaust', 'Inline', null],
  ['PROPELLER', 'Exhaust', 'Axial', null],
  ['WALL PROPELLER', 'Exhaust', 'Axial', null],
  ['ROOF PROPELLER', 'Exhaust', 'Axial', null],
  ['TUBE AXIAL', 'Exhaust', 'Axial', null],
  ['VANEAXIAL', 'Exhaust', 'Axial', null],
  ['UTILITY SET', 'Exhaust', 'UtilitySet', null],
  ['UTILITY', 'Exhaust', 'UtilitySet', null],
  ['VENT SET', 'Exhaust', 'UtilitySet', null],
  ['CEILING', 'Exhaust', 'CeilingAndInline', null],
  ['CEILING CABINET', 'Exhaust', 'CeilingAndInline', null],
  ['CABINET INLINE', 'Exhaust', 'CeilingAndInline', null],
  ['BATH FAN', 'Exhaust', 'CeilingAndInline', 'restroom'],
  ['RESTROOM EXHAUST', 'Exhaust', null, 'restroom'],
  ['TOILET EXHAUST', 'Exhaust', null, 'restroom'],
  ['KITCHEN EXHAUST', 'Exhaust', null, 'grease'],
  ['KITCHEN HOOD', 'Exhaust', null, 'grease'],
  ['GREASE UPBLAST', 'Exhaust', 'UpblastDownblast', 'grease'],
  ['UPBLAST, UL 762', 'Exhaust', 'UpblastDownblast', 'grease'],
  ['UL762', 'Exhaust', null, 'grease'],
  ['TYPE I HOOD', 'Exhaust', null, 'grease'],
  ['UTILITY SET - GREASE', 'Exhaust', 'UtilitySet', 'grease'],
  ['LAB EXHAUST', 'Exhaust', 'UtilitySet', 'laboratory'],
  ['LABORATORY EXHAUST', 'Exhaust', 'UtilitySet', 'laboratory'],
  ['FUME HOOD EXHAUST', 'Exhaust', 'UtilitySet', 'laboratory'],
  ['FUME EXHAUST UTILITY SET', 'Exhaust', 'UtilitySet', 'laboratory'],
  ['PAINT BOOTH EXHAUST', 'Exhaust', 'Axial', 'paint'],
  ['SPRAY BOOTH TUBEAXIAL', 'Exhaust', 'Axial', 'paint'],
  ['SUPPLY', 'MakeUpAir', null, null],
  ['SUPPLY FAN', 'MakeUpAir', null, null],
  ['MAKE-UP AIR', 'MakeUpAir', null, null],
  ['MAKEUP AIR UNIT', 'MakeUpAir', null, null],
  ['MUA', 'MakeUpAir', null, null],
  ['INLINE SUPPLY', 'MakeUpAir', 'InlineFiltered', null],
  ['FILTERED SUPPLY', 'MakeUpAir', null, null],
  ['INLINE FILTERED SUPPLY', 'MakeUpAir', 'InlineFiltered', null],
  ['ROOF SUPPLY', 'MakeUpAir', 'RooftopFiltered', null],
  ['ROOFTOP FILTERED SUPPLY', 'MakeUpAir', 'RooftopFiltered', null],
  ['SUPPLY PROPELLER', 'MakeUpAir', 'EconomySupply', null],
  ['ECONOMY SUPPLY', 'MakeUpAir', 'EconomySupply', null],
  ['HEATED MAKE-UP AIR', 'HeatedMakeUpAir', null, null],
  ['DIRECT FIRED MUA', 'HeatedMakeUpAir', 'DirectFired', null],
  ['DIRECT GAS-FIRED MAKE-UP AIR', 'HeatedMakeUpAir', 'DirectFired', null],
  ['INDIRECT FIRED MAU', 'HeatedMakeUpAir', 'IndirectFired', null],
  ['INDIRECT GAS-FIRED', 'HeatedMakeUpAir', 'IndirectFired', null],
  ['ELECTRIC MUA', 'HeatedMakeUpAir', 'Electric', null],
  ['MAKE-UP AIR, ELECTRIC HEAT', 'HeatedMakeUpAir', 'Electric', null],
  ['COMPACT DIRECT FIRED MAKE-UP AIR', 'HeatedMakeUpAir', 'DirectFiredCompact', null],
  ['GAS FIRED MAKE-UP AIR', 'HeatedMakeUpAir', null, null],
  ['RTU', 'HvacUnit', null, null],
  ['ROOFTOP UNIT', 'HvacUnit', null, null],
  ['PACKAGED ROOFTOP UNIT', 'HvacUnit', null, null],
  ['DOAS', 'HvacUnit', null, null],
  ['DEDICATED OUTDOOR AIR SYSTEM', 'HvacUnit', null, null],
  ['AIR HANDLING UNIT', 'HvacUnit', null, null],
  ['RTU, ELECTRIC HEAT', 'HvacUnit', 'Electric', null],
  ['RTU COOLING ONLY', 'HvacUnit', 'CoolingOnly', null],
  ['UNIT HEATER', 'IndustrialHeater', null, null],
  ['GAS FIRED UNIT HEATER', 'IndustrialHeater', null, null],
  ['INDUSTRIAL HEATER', 'IndustrialHeater', null, null],
  ['HVLS', 'HighVolumeLowSpeed', null, null],
  ['HIGH VOLUME, LOW SPEED FAN', 'HighVolumeLowSpeed', null, null],
  ['Extractor', 'Exhaust', null, null],
  ['Extractor de cocina', 'Exhaust', null, 'grease'],
  ['Ventilador en línea', 'Exhaust', 'Inline', null],
  ['Extracción baños', 'Exhaust', null, 'restroom'],
  ['Ventilateur de toit', 'Exhaust', 'UpblastDownblast', null],
  ['Extraction cuisine', 'Exhaust', null, 'grease'],
  ['Abluft', 'Exhaust', null, null],
  ['Dachventilator', 'Exhaust', 'UpblastDownblast', null],
  ['Küchenabluft', 'Exhaust', null, 'grease'],
  ['Zuluft', 'MakeUpAir', null, null],
  ['CENT. ROOF EXH.', 'Exhaust', 'UpblastDownblast', null],
  ['WALL MTD. PROP', 'Exhaust', 'Axial', null],
  ['OUTSIDE AIR FAN', 'MakeUpAir', null, null],
  ['100% OUTSIDE AIR RTU', 'HvacUnit', null, null],
  ['DX RTU', 'HvacUnit', null, null],
  ['COMPUTER LAB EXHAUST', 'Exhaust', null, null],
  ['UPBLAST CUE-120-VG', 'Exhaust', 'UpblastDownblast', null],
  ['(N) UPBLAST①', 'Exhaust', 'UpblastDownblast', null],
  // Names that the product shows and writes into its own schedules.
  ['Exhaust fans, Upblast/Downblast', 'Exhaust', 'UpblastDownblast', null],
  ['Ceiling and inline', 'Exhaust', 'CeilingAndInline', null],
  ['Cooling with gas heat', 'HvacUnit', 'IndirectFired', null],
  ['Cooling with electric heat', 'HvacUnit', 'Electric', null],
  ['Cooling only', 'HvacUnit', 'CoolingOnly', null],
  ['Direct gas-fired, compact', 'HeatedMakeUpAir', 'DirectFiredCompact', null],
  ['Rooftop filtered', 'MakeUpAir', 'RooftopFiltered', null],
  ['DOAS/RTU, DX cooling, indirect gas heat', 'HvacUnit', 'IndirectFired', null],
  ['Industrial heater, horizontal', 'IndustrialHeater', 'Horizontal', null],
  ['High volume low speed fan, six blades', 'HighVolumeLowSpeed', null, null],
  ['Destratification', 'HighVolumeLowSpeed', 'Destratification', null],
  ['Panel propeller wall fan', 'Exhaust', 'Axial', null],
  ['Utility set, airfoil, direct drive (VFD)', 'Exhaust', 'UtilitySet', null],
  ['Upblast roof exhauster, belt, restaurant', 'Exhaust', 'UpblastDownblast', 'grease'],
  ['UPBLAST W/ BACKDRAFT DAMPER', 'Exhaust', 'UpblastDownblast', null],
  ['CENTRIFUGAL', null, null, null],
  ['BELT DRIVE', null, null, null],
];

const QUERIED: readonly (readonly [string, string, readonly string[]])[] = [
  ['SMOKE EXHAUST', 'application', ['smoke', 'general']],
  ['EXPLOSION PROOF TUBEAXIAL', 'application', ['explosionProof', 'general']],
  ['EXPLOSION-PROOF EXHAUST', 'application', ['explosionProof', 'general']],
  ['XP UPBLAST', 'application', ['explosionProof', 'general']],
  ['SPARK RESISTANT UTILITY SET', 'application', ['sparkResistant', 'general']],
  ['DRYER EXHAUST', 'application', ['dryer', 'general']],
  ['DRYER BOOSTER', 'application', ['dryer', 'general']],
  ['GARAGE EXHAUST', 'application', ['garage', 'general']],
  ['STAIR PRESSURIZATION FAN', 'application', ['pressurization', 'general']],
  ['PAINT STORAGE EXHAUST', 'application', ['paintStorage', 'general']],
  ['MUA WITH DX COOLING', 'category', ['MakeUpAir', 'HvacUnit']],
  ['WELDING EXHAUST', 'application', ['dust', 'general']],
  ['LAB EXHAUST INLINE', 'subCategory', ['UtilitySet']],
  ['GREASE INLINE', 'subCategory', ['UtilitySet', 'UpblastDownblast']],
  ['EXHAUST / SUPPLY', 'category', ['Exhaust', 'MakeUpAir']],
  ['INLINE OR UPBLAST', 'subCategory', ['Inline', 'UpblastDownblast']],
  ['ERV', 'category', []],
  ['ENERGY RECOVERY VENTILATOR', 'category', []],
  ['FAN COIL UNIT', 'category', []],
  ['PUMP', 'category', []],
  ['HEAT PUMP', 'category', []],
  ['HEAT PUMP RTU', 'category', ['HvacUnit']],
  ['LOUVER', 'category', []],
  ['AIR CURTAIN', 'category', []],
  ['ELECTRIC UNIT HEATER', 'category', []],
  ['HOT WATER UNIT HEATER', 'category', []],
  ['RETURN FAN', 'category', ['Exhaust', 'MakeUpAir']],
  ['GRAVITY VENTILATOR', 'category', []],
];

describe('A kind', () => {
  it.each(TYPES)('type %j', (type, ...said) => {
    const kind = readKind({ type });
    expect(valuesOf(kind)).toEqual(said);
    expect(kind.question).toBeNull();
    expect(kind.notUnderstood).toEqual([]);
    expect(kind.understood.length).toBeGreaterThan(0);
  });

  it.each(QUERIED)('type %j has a question about its %s', (type, field, meanings) => {
    const kind = readKind({ type });
    expect(questionOf(kind)).toEqual([field, meanings]);
    expect(kind.notUnderstood).toEqual([]);
  });

  it.each([
    ['PURPLE BANANA EXHAUST', ['PURPLE', 'BANANA']],
    ['EXHAUST QUX', ['QUX']],
    ['WIDGET', ['WIDGET']],
    ['ELECTRIC EXHAUST', ['ELECTRIC']],
    ['UPBLAST 99', ['99']],
  ])('type %j has words that are not understood', (type, words) => {
    expect(readKind({ type }).notUnderstood).toEqual(words);
  });

  it.each([
    'STORAGE 101',
    'CONFERENCE ROOM',
    'LEVEL 2',
    "BOB'S DELI",
    'ROOF',
    'BOILER ROOM',
    'CEILING',
    'MECH. RM 12',
    'CHILLER ROOM',
    'PUMP ROOM',
    'AHU-1',
    'DRY STORAGE',
  ])('service %j is a remark', (service) => {
    expect(readKind({ service, tag: 'EF-1' })).toMatchObject({
      category: { value: 'Exhaust' },
      subCategory: null,
      application: null,
      notUnderstood: [],
      question: null,
    });
  });

  it.each([
    [{ type: 'UPBLAST', service: 'KITCHEN', tag: 'EF-1' }, ['Exhaust', 'UpblastDownblast', 'grease']],
    [{ type: 'UPBLAST', service: 'OFFICE', tag: 'KEF-1' }, ['Exhaust', 'UpblastDownblast', 'grease']],
    [{ service: 'TOILETS', tag: 'EF-1' }, ['Exhaust', null, 'restroom']],
    [{ service: 'RESTROOMS 101, 102', tag: 'EF-1', type: 'CEILING' }, ['Exhaust', 'CeilingAndInline', 'restroom']],
    [{ service: 'KITCHEN EXHAUST' }, ['Exhaust', null, 'grease']],
    [{ service: 'KITCHEN', tag: 'MAU-1' }, ['MakeUpAir', null, null]],
    [{ service: 'KITCHEN', tag: 'RTU-1' }, ['HvacUnit', null, null]],
    [{ type: 'INLINE', tag: 'SF-1' }, ['MakeUpAir', 'InlineFiltered', null]],
    [{ type: 'INDIRECT FIRED', tag: 'RTU-1' }, ['HvacUnit', 'IndirectFired', null]],
    [{ type: 'GAS FIRED', tag: 'UH-1' }, ['IndustrialHeater', null, null]],
    [{ type: 'SUPPLY FAN', tag: 'EF-1' }, ['MakeUpAir', null, null]],
    [{ type: 'UPBLAST', notes: 'UL 762 LISTED', tag: 'EF-1' }, ['Exhaust', 'UpblastDownblast', 'grease']],
    [{ type: 'UPBLAST', service: 'PARKING GARAGE' }, ['Exhaust', 'UpblastDownblast', 'garage']],
  ])('%j', (texts, said) => {
    const kind = readKind(texts);
    expect(valuesOf(kind)).toEqual(said);
    expect(kind.question).toBeNull();
  });

  it.each([
    [{ type: 'UPBLAST', service: 'LABORATORY' }, 'subCategory'],
    [{ type: 'DOWNBLAST', service: 'FUME HOODS', tag: 'EF-1' }, 'subCategory'],
    [{ type: 'UPBLAST', service: 'SMOKE EXHAUST' }, 'application'],
    [{ type: 'INLINE', service: 'DRYER EXHAUST' }, 'application'],
    [{ type: 'PROPELLER', notes: 'EXPLOSION PROOF MOTOR' }, 'application'],
    [{ service: 'PARKING GARAGE', tag: 'EF-1' }, 'application'],
  ])('%j has a question about its %s', (texts, field) => {
    expect(readKind(texts).question?.field).toBe(field);
  });

  it('keeps the words that said so', () => {
    const { category, subCategory, understood } = readKind({ type: 'Roof Upblast' });
    expect(category?.asWritten).toBe('Roof Upblast');
    expect(subCategory).toEqual({ value: 'UpblastDownblast', unit: null, asWritten: 'Upblast' });
    expect(understood).toEqual(['Roof', 'Upblast']);
  });

  it.each([
    ['EXHAUST, Denver, CO', 'EXHAUST'],
    ['Denver exhaust fan', 'exhaust fan'],
    ['kitchen upblast for Boulder CO', 'kitchen upblast'],
    ['make-up air  heated  Denver, CO', 'make-up air heated'],
    ['exhaust Denver upblast', 'exhaust upblast'],
    ['5 ton rooftop unit', 'rooftop unit'],
  ])('keeps no other words of %j', (type, words) => {
    expect(readKind({ type }).category?.asWritten).toBe(words);
  });

  it('says nothing of nothing', () => {
    const nothing = {
      category: null,
      subCategory: null,
      application: null,
      understood: [],
      notUnderstood: [],
      question: null,
    };
    expect(readKind({})).toEqual(nothing);
    expect(readKind({ type: ' - ', service: '', tag: '' })).toEqual(nothing);
  });
});
