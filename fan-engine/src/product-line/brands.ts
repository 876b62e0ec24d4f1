import type { ManufacturerLabelId } from '@specbuilder/shared-contracts/domain';

export type Brand = ManufacturerLabelId;

/** Every brand sells the exhaust lines. */
export const EXHAUST_BRANDS: readonly Brand[] = [1, 7, 17, 37, 170, 214];
export const MAKE_UP_AIR_BRANDS: readonly Brand[] = [1, 7, 17, 37, 214];
export const HEATED_MAKE_UP_AIR_BRANDS: readonly Brand[] = [1, 7, 17, 214];
export const HVAC_UNIT_BRANDS: readonly Brand[] = [1, 7, 17];
export const INDUSTRIAL_HEATER_BRANDS: readonly Brand[] = [1, 7, 17, 170];
export const SIX_BLADE_HVLS_BRANDS: readonly Brand[] = [1, 7, 17, 170];
export const THREE_BLADE_HVLS_BRANDS: readonly Brand[] = [1, 170];
