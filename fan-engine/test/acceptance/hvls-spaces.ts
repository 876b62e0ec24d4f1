import { HvlsCategory } from '@specbuilder/shared-contracts/domain';
import { hvls } from '../fixtures/specifications.ts';
import type { AcceptanceSpace } from './duty.ts';
import { around } from './first-principles.ts';

/** Floor area over what a fan of 20 to 24 ft covers; round values of the demonstration data for the rest. */
export const HVLS_SPACES: readonly AcceptanceSpace[] = [
  {
    id: 'HL-1',
    title: 'Gymnasium, 8,000 ft2, destratification',
    specification: hvls({ squareFeet: 8000 }),
    quantity: [1, 2],
    inputKw: around(0.75),
    noise: [40, 46],
    price: around(7000),
  },
  {
    id: 'HL-2',
    title: 'Warehouse, 40,000 ft2, destratification',
    specification: hvls({ squareFeet: 40_000 }),
    quantity: [3, 4],
    inputKw: around(0.7),
    noise: [40, 46],
    price: around(24_000),
  },
  {
    id: 'HL-3',
    title: 'Workshop, 10,000 ft2, cooling of people',
    specification: hvls({ squareFeet: 10_000, hvlsFanCategoryType: HvlsCategory.SensibleCooling }),
    quantity: [2, 3],
    inputKw: around(0.85),
    noise: [40, 46],
    price: around(15_000),
  },
  {
    id: 'HL-4',
    title: 'Car showroom, 3,000 ft2, cooling of people',
    specification: hvls({ squareFeet: 3000, hvlsFanCategoryType: HvlsCategory.SensibleCooling }),
    quantity: [1, 2],
    inputKw: around(0.65),
    noise: [40, 46],
    price: around(6500),
  },
  {
    id: 'HL-5',
    title: 'Hangar, 100,000 ft2 with two fans of 16,300 ft2 placed',
    specification: hvls({ squareFeet: 100_000, coveredSquareFeet: 32_600 }),
    quantity: [4, 6],
    inputKw: around(0.7),
    noise: [40, 46],
    price: around(40_000),
  },
];
