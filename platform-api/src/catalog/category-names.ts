import {
  ExhaustCategory,
  FanCategory,
  HeatedMakeUpAirCategory,
  HvacUnitCategory,
  HvlsCategory,
  IndustrialHeaterCategory,
  MakeUpAirCategory,
} from '@specbuilder/shared-contracts/domain';

interface SubCategoryNames {
  readonly name: string;
  readonly description: string;
  /** Drawing of the kit. */
  readonly pictogram: string;
}

export interface Category {
  /** Catalogue id; the start page chooses its icon by the words in it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly subCategories: Readonly<Record<number, SubCategoryNames>>;
}

/** How the catalogue's categories are called; a category without an entry is not offered. */
export const CATEGORIES: Readonly<Partial<Record<FanCategory, Category>>> = {
  [FanCategory.Exhaust]: {
    id: 'exhaust-fan',
    name: 'Exhaust fans',
    description: 'Roof, wall, inline, ceiling and utility sets',
    sortOrder: 1,
    subCategories: {
      [ExhaustCategory.UtilitySet]: {
        name: 'Utility sets',
        description: 'Ducted centrifugal fans for high static pressure',
        pictogram: 'utility',
      },
      [ExhaustCategory.UpblastDownblast]: {
        name: 'Upblast/Downblast',
        description: 'Roof and sidewall centrifugal fans',
        pictogram: 'downblast',
      },
      [ExhaustCategory.Inline]: {
        name: 'Inline',
        description: 'Square and mixed-flow fans in a duct',
        pictogram: 'inline',
      },
      [ExhaustCategory.Axial]: {
        name: 'Axial',
        description: 'Propeller, tubeaxial and vaneaxial fans',
        pictogram: 'axial',
      },
      [ExhaustCategory.CeilingAndInline]: {
        name: 'Ceiling and inline',
        description: 'Quiet fans for restrooms and offices',
        pictogram: 'ceiling',
      },
    },
  },
  [FanCategory.MakeUpAir]: {
    id: 'make-up-air',
    name: 'Make-up air',
    description: 'Filtered outdoor air without heat',
    sortOrder: 2,
    subCategories: {
      [MakeUpAirCategory.RooftopFiltered]: {
        name: 'Rooftop filtered',
        description: 'Cabinet on a curb, filters ahead of the fan',
        pictogram: 'mua',
      },
      [MakeUpAirCategory.InlineFiltered]: {
        name: 'Inline filtered',
        description: 'Filter and fan in the duct, hung indoors',
        pictogram: 'inline',
      },
      [MakeUpAirCategory.EconomySupply]: {
        name: 'Economy supply',
        description: 'Propeller fan under a hood, no filters',
        pictogram: 'axial',
      },
    },
  },
  [FanCategory.HeatedMakeUpAir]: {
    id: 'heated-make-up-air',
    name: 'Heated make-up air',
    description: 'Outdoor air heated by gas or electricity',
    sortOrder: 3,
    subCategories: {
      [HeatedMakeUpAirCategory.DirectFired]: {
        name: 'Direct gas-fired',
        description: 'Burner in the airstream, 92 % efficient',
        pictogram: 'heated',
      },
      [HeatedMakeUpAirCategory.DirectFiredCompact]: {
        name: 'Direct gas-fired, compact',
        description: 'Small cabinet for kitchens up to 4,500 cfm',
        pictogram: 'heated',
      },
      [HeatedMakeUpAirCategory.IndirectFired]: {
        name: 'Indirect gas-fired',
        description: 'Furnace with a heat exchanger, cooling possible',
        pictogram: 'heated',
      },
      [HeatedMakeUpAirCategory.Electric]: {
        name: 'Electric',
        description: 'Electric coil in kW steps',
        pictogram: 'heated',
      },
    },
  },
  [FanCategory.HvacUnit]: {
    id: 'dedicated-outdoor-air',
    name: 'HVAC units',
    description: 'Rooftop units with cooling, outdoor or mixed air',
    sortOrder: 4,
    subCategories: {
      [HvacUnitCategory.IndirectFired]: {
        name: 'Cooling with gas heat',
        description: 'DX cooling and an indirect gas furnace',
        pictogram: 'hvac',
      },
      [HvacUnitCategory.Electric]: {
        name: 'Cooling with electric heat',
        description: 'DX cooling and an electric coil',
        pictogram: 'hvac',
      },
      [HvacUnitCategory.CoolingOnly]: {
        name: 'Cooling only',
        description: 'DX cooling without a heater',
        pictogram: 'hvac',
      },
    },
  },
  [FanCategory.IndustrialHeater]: {
    id: 'industrial-heater',
    name: 'Industrial heaters',
    description: 'Direct gas-fired heaters for large spaces',
    sortOrder: 6,
    subCategories: {
      [IndustrialHeaterCategory.Horizontal]: {
        name: 'Horizontal',
        description: 'On the roof, the floor or hung',
        pictogram: 'heater',
      },
      [IndustrialHeaterCategory.Vertical]: {
        name: 'Vertical',
        description: 'Standing on its stand beside the wall',
        pictogram: 'heater',
      },
    },
  },
  [FanCategory.HighVolumeLowSpeed]: {
    id: 'hvls',
    name: 'High volume low speed',
    description: 'Large ceiling fans for halls',
    sortOrder: 5,
    subCategories: {
      [HvlsCategory.Destratification]: {
        name: 'Destratification',
        description: 'Brings warm air down from the roof in winter',
        pictogram: 'hvls',
      },
      [HvlsCategory.SensibleCooling]: {
        name: 'Sensible cooling',
        description: 'Moves air over people in summer',
        pictogram: 'hvls',
      },
    },
  },
};

/** Applications are named by their last word that says something: the grease mark is for rules, not for people. */
export const APPLICATION_NAMES: Readonly<Record<string, string>> = {
  'General exhaust|Utility set|Ducted': 'General exhaust',
  'Kitchen exhaust|Utility set|GREASE': 'Kitchen grease',
  'Fume|Utility set|Laboratory': 'Laboratory fume',
  'General exhaust|Roof|Downblast': 'Roof, downblast',
  'General exhaust|Roof|Upblast': 'Roof, upblast',
  'Kitchen exhaust|Roof|GREASE': 'Kitchen grease',
  'General exhaust|Wall|Centrifugal': 'Sidewall',
  'General exhaust|Inline|Ducted': 'Ducted',
  'General exhaust|Inline|Mixed flow': 'Mixed flow',
  'General exhaust|Wall|Propeller': 'Wall propeller',
  'General exhaust|Roof|Propeller': 'Roof propeller',
  'Fume|Axial|Paint booth': 'Paint booth',
  'General exhaust|Axial|Ducted': 'Ducted',
  'General exhaust|Ceiling|Restroom': 'Restroom',
  'General exhaust|Inline|Cabinet': 'Cabinet',
  'Make-up air|Heated|Kitchen': 'Kitchen',
  'Make-up air|Heated|Paint booth': 'Paint booth',
  'Make-up air|Heated|Industrial': 'Industrial',
  'Make-up air|Heated|Ventilation': 'Ventilation',
  'HVAC unit|Rooftop|Dedicated outdoor air': 'Outdoor air',
  'HVAC unit|Rooftop|Mixed air': 'Mixed air',
  'Space heating|Industrial|Recirculating': 'Recirculating',
  'Space heating|Industrial|Outdoor air': 'Outdoor air',
};
