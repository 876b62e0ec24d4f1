import type { TopCategory } from '@specbuilder/shared-contracts/api';
import { FanCategory } from '@specbuilder/shared-contracts/domain';

export const TOP_CATEGORIES: readonly TopCategory[] = [
  {
    id: 'exhaust',
    name: 'Exhaust fans',
    description: 'Air out of a building',
    fanCategoryType: FanCategory.Exhaust,
    pictogram: 'exhaust',
    rangeText: '50 to 60,000 cfm',
    lineCount: 8,
    imageUrl: '',
    sortOrder: 1,
    subCategories: [
      {
        id: 2,
        name: 'Upblast/Downblast',
        description: 'Roof exhausters',
        pictogram: 'upblast',
        applications: [],
      },
    ],
  },
];
