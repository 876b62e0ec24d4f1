import { ExhaustCategory, FanCategory, HvlsCategory } from '@specbuilder/shared-contracts/domain';

interface SubCategoryText {
  readonly name: string;
  readonly description: string;
  /** Drawing of the kit. */
  readonly pictogram: string;
}

export interface CategoryText {
  /** Catalogue id; the start page chooses its icon by the words in it. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly sortOrder: number;
  readonly subCategories: Readonly<Record<number, SubCategoryText>>;
}

/** How the catalogue's categories are called; a category without an entry is not offered. */
export const CATEGORY_TEXTS: Readonly<Partial<Record<FanCategory, CategoryText>>> = {
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
};

const figure = (value: number) => value.toLocaleString('en-US');

export const rangeText = (minimum: number, maximum: number) => `${figure(minimum)} to ${figure(maximum)} cfm`;
