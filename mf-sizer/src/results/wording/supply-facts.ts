import type { FanItem, MotorVoltage } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatQuantity, formatValue } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

const APPARENT_POWER = { unit: 'kVA', decimals: 1 } as const;

/** What the circuit of a motor has to carry: '1.4 A full load · MCA 1.8 A · MOCP 15 A'. */
export function supplyFacts(voltage: MotorVoltage): string {
  return OPTIONS_MESSAGES.supply({
    amps: formatQuantity(voltage.fullLoadAmps, 'current'),
    mca: formatQuantity(voltage.minimumCircuitAmpacity, 'current'),
    mocp: formatQuantity(voltage.maximumOvercurrentProtection, 'overcurrentDevice'),
  });
}

/**
 * What a unit with more than a fan motor draws at full load: 'Unit 51.2 A full load: motor 1.1 A, heater 50.1 A · 18.2 kVA'.
 * Empty for a fan alone, whose motor says it all.
 */
export function unitLoadText({ electricity }: Pick<FanItem, 'electricity'>): string {
  const { fullLoadAmps, motorAmps, compressorAmps, heaterAmps, apparentPower } = electricity;
  if (compressorAmps === 0 && heaterAmps === 0) return '';
  const amps = (value: number) => formatQuantity(value, 'current');
  const parts = [
    OPTIONS_MESSAGES.motorAmps({ amps: amps(motorAmps) }),
    ...(compressorAmps > 0 ? [OPTIONS_MESSAGES.compressorAmps({ amps: amps(compressorAmps) })] : []),
    ...(heaterAmps > 0 ? [OPTIONS_MESSAGES.heaterAmps({ amps: amps(heaterAmps) })] : []),
  ];
  return OPTIONS_MESSAGES.unitLoad({
    amps: amps(fullLoadAmps),
    parts: list(currentLanguage.locale(), parts, 'unit'),
    kva: `${formatValue(apparentPower, APPARENT_POWER)} ${APPARENT_POWER.unit}`,
  });
}
