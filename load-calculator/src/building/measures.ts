import type { QuantityKind } from '@specbuilder/shared-ui/core';

/** Measures of the calculator alone. */
export const MEASURES = {
  conductance: { unit: 'Btu/h·ft²·°F', decimals: 2 },
  edgeLoss: { unit: 'Btu/h·ft·°F', decimals: 2 },
  coefficient: { unit: '', decimals: 2 },
  latitude: { unit: '° N', decimals: 1 },
  longitude: { unit: '° E', decimals: 1 },
  utcOffset: { unit: 'h' },
  perThousand: { unit: '/1,000 ft²' },
  perPerson: { unit: 'Btu/h' },
  powerDensity: { unit: 'W/ft²', decimals: 2 },
  hourOfDay: { unit: 'h' },
  airChanges: { unit: '/h', decimals: 2 },
  airOfPerson: { unit: 'cfm', decimals: 1 },
  airOfArea: { unit: 'cfm/ft²', decimals: 2 },
  volume: { unit: 'ft³' },
} as const satisfies Readonly<Record<string, QuantityKind>>;
