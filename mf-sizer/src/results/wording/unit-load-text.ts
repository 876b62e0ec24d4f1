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
  const { fullLoadAmps, motorAmps, heaterAmps, apparentPower, compressors, condenserFans, options = [] } = electricity;
  if (compressors === null && heaterAmps === 0 && options.length === 0) return ownCircuitsText(electricity);
  const parts = [
    OPTIONS_MESSAGES.motorAmps({ amps: amps(motorAmps) }),
    ...(compressors === null ? [] : [compressorText(compressors)]),
    ...(condenserFans === null
      ? []
      : [OPTIONS_MESSAGES.condenserFanAmps({ count: condenserFans.count, amps: amps(condenserFans.fullLoadAmps) })]),
    ...(heaterAmps > 0 ? [OPTIONS_MESSAGES.heaterAmps({ amps: amps(heaterAmps) })] : []),
    ...options.map((option) => `${option.description} ${amps(option.fullLoadAmps)}`),
  ];
  const load = OPTIONS_MESSAGES.unitLoad({
    amps: amps(fullLoadAmps),
    parts: list(currentLanguage.locale(), parts, 'unit'),
    kva: `${formatValue(apparentPower, APPARENT_POWER)} ${APPARENT_POWER.unit}`,
  });
  const rated = shortCircuitKa == null ? load : OPTIONS_MESSAGES.withShortCircuit({ load, kiloamps: shortCircuitKa });
  return [rated, ownCircuitsText(electricity)].filter((text) => text !== '').join(' · ');
}

/** 'Control cabinet heater on its own circuit, 115/1: 1.3 A, MCA 1.6 A, MOCP 15 A'; empty without any. */
function ownCircuitsText({ ownCircuits = [] }: FanItem['electricity']): string {
  return ownCircuits
    .map(({ description, voltage, phase, ...circuit }) =>
      OPTIONS_MESSAGES.ownCircuit({
        option: description,
        supply: `${voltage}/${phase}`,
        amps: amps(circuit.fullLoadAmps),
        mca: amps(circuit.minimumCircuitAmpacity),
        mocp: formatQuantity(circuit.maximumOvercurrentProtection, 'overcurrentDevice'),
      }),
    )
    .join(' · ');
}

const amps = (value: number) => formatQuantity(value, 'current');

function compressorText(compressors: NonNullable<FanItem['electricity']['compressors']>): string {
  const { count, ratedLoadAmps, lockedRotorAmps } = compressors;
  return OPTIONS_MESSAGES.compressorAmps({ count, rla: amps(ratedLoadAmps), lra: amps(lockedRotorAmps) });
}
