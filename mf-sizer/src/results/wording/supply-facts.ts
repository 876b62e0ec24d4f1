import type { MotorVoltage } from '@specbuilder/shared-contracts/api';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

/** What the circuit of a motor has to carry: '1.4 A full load · MCA 1.8 A · MOCP 15 A'. */
export function supplyFacts(voltage: MotorVoltage): string {
  return OPTIONS_MESSAGES.supply({
    amps: formatQuantity(voltage.fullLoadAmps, 'current'),
    mca: formatQuantity(voltage.minimumCircuitAmpacity, 'current'),
    mocp: formatQuantity(voltage.maximumOvercurrentProtection, 'overcurrentDevice'),
  });
}
