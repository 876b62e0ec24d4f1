import type { FanItem } from '@specbuilder/shared-contracts/api';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import { formatQuantity, formatValue } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

const APPARENT_POWER = { unit: 'kVA', decimals: 1 } as const;

/**
 * What a unit with more than a fan motor draws at full load: 'Unit 51.2 A full load: motor 1.1 A, heater 50.1 A · 18.2 kVA',
 * with the locked rotor of a compressor and the short-circuit rating where they are known.
 * Empty for a fan alone, whose motor says it all.
 */
export function unitLoadText({ electricity, shortCircuitKa }: Pick<FanItem, 'electricity' | 'shortCircuitKa'>): string {
  const { fullLoadAmps, motorAmps, heaterAmps, apparentPower, compressors, condenserFans } = electricity;
  if (compressors === null && heaterAmps === 0) return '';
  const parts = [
    OPTIONS_MESSAGES.motorAmps({ amps: amps(motorAmps) }),
    ...(compressors === null ? [] : [compressorText(compressors)]),
    ...(condenserFans === null
      ? []
      : [OPTIONS_MESSAGES.condenserFanAmps({ count: condenserFans.count, amps: amps(condenserFans.fullLoadAmps) })]),
    ...(heaterAmps > 0 ? [OPTIONS_MESSAGES.heaterAmps({ amps: amps(heaterAmps) })] : []),
  ];
  const load = OPTIONS_MESSAGES.unitLoad({
    amps: amps(fullLoadAmps),
    parts: list(currentLanguage.locale(), parts, 'unit'),
    kva: `${formatValue(apparentPower, APPARENT_POWER)} ${APPARENT_POWER.unit}`,
  });
  return shortCircuitKa == null ? load : OPTIONS_MESSAGES.withShortCircuit({ load, kiloamps: shortCircuitKa });
}

const amps = (value: number) => formatQuantity(value, 'current');

function compressorText(compressors: NonNullable<FanItem['electricity']['compressors']>): string {
  const { count, ratedLoadAmps, lockedRotorAmps } = compressors;
  return OPTIONS_MESSAGES.compressorAmps({ count, rla: amps(ratedLoadAmps), lra: amps(lockedRotorAmps) });
}
