import { HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { hvls } from '../testing/specifications.ts';
import type { AcceptanceSpace } from './duty.ts';

export const HVLS_SPACES: readonly AcceptanceSpace[] = [
  {
    id: 'HL-1',
    title: 'Gymnasium, 8,000 ft2, destratification',
    specification: hvls({ squareFeet: 8000 }),
    quantity: [1, 3],
    inputKw: [0.3, 1.2],
    noise: [38, 46],
    price: [5000, 16_000],
  },
  {
    id: 'HL-2',
    title: 'Warehouse, 40,000 ft2, destratification',
    specification: hvls({ squareFeet: 40_000 }),
    quantity: [3, 6],
    inputKw: [0.5, 1.2],
    noise: [38, 46],
    price: [20_000, 40_000],
  },
  {
    id: 'HL-3',
    title: 'Workshop, 10,000 ft2, cooling of people',
    specification: hvls({ squareFeet: 10_000, hvlsFanCategoryType: HvlsCategory.SensibleCooling }),
    quantity: [2, 4],
    inputKw: [0.5, 1.2],
    noise: [38, 46],
    price: [12_000, 28_000],
  },
  {
    id: 'HL-4',
    title: 'Car showroom, 3,000 ft2, cooling of people',
    specification: hvls({ squareFeet: 3000, hvlsFanCategoryType: HvlsCategory.SensibleCooling }),
    quantity: [1, 2],
    inputKw: [0.3, 1],
    noise: [38, 46],
    price: [5500, 12_000],
  },
  {
    id: 'HL-5',
    title: 'Hangar, 100,000 ft2 with two fans of 16,300 ft2 placed',
    specification: hvls({ squareFeet: 100_000, coveredSquareFeet: 32_600 }),
    quantity: [4, 7],
    inputKw: [0.5, 1.2],
    noise: [38, 46],
    price: [30_000, 60_000],
  },
];
