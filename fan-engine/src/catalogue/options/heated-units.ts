/** Where heaters stand, by how they make their heat. */
export const DIRECT_FIRED = [
  'HeatedMakeUpAir/DirectFired',
  'HeatedMakeUpAir/DirectFiredCompact',
  'IndustrialHeater',
] as const;
export const INDIRECT_FIRED = ['HeatedMakeUpAir/IndirectFired', 'HvacUnit/IndirectFired'] as const;
export const GAS_FIRED = [...DIRECT_FIRED, ...INDIRECT_FIRED] as const;
export const ELECTRIC_HEATED = ['HeatedMakeUpAir/Electric', 'HvacUnit/Electric'] as const;
export const HEATED = [...GAS_FIRED, ...ELECTRIC_HEATED] as const;

/** Units that condition air and so have a temperature control. */
export const CONDITIONING_UNITS = ['HeatedMakeUpAir', 'HvacUnit', 'IndustrialHeater'] as const;
