import type { SizingDefaults } from '@specbuilder/shared-contracts/api';
import { horsepowerName, type MotorSupply } from '@specbuilder/shared-contracts/domain';
import { SIZING_DEFAULTS_MESSAGES as MESSAGES } from '../../messages/sizing-defaults.generated.ts';

/** Motors of 230 V run on 208 V as well when they have one phase, and say so. */
const NAMED: Partial<Record<MotorSupply, string>> = { '230/1': '208-230/1' };

function partsOf(supply: MotorSupply): { readonly volts: string; readonly phase: string } {
  const [volts = '', phase = ''] = (NAMED[supply] ?? supply).split('/');
  return { volts, phase };
}

/** '460 V, three phase' as a choice has it. */
export function supplyName(supply: MotorSupply): string {
  return MESSAGES.supply(partsOf(supply));
}

/** What a project wants of motors and switches, each in a few words: 'Motors 460/3', '115/1 below 1/2 hp', 'TEFC'. */
export function equipmentTexts({
  motorSupply,
  smallMotorSupply,
  smallMotorBelowHp,
  enclosure,
  disconnect,
}: SizingDefaults): string[] {
  return [
    motorSupply == null ? null : MESSAGES.motorsOf(partsOf(motorSupply)),
    smallMotorSupply == null || smallMotorBelowHp == null
      ? null
      : MESSAGES.smallMotorsOf({ ...partsOf(smallMotorSupply), horsepower: horsepowerName(smallMotorBelowHp) }),
    enclosure ?? null,
    disconnect == null ? null : MESSAGES.disconnectOf({ type: disconnect }),
  ].filter((text) => text !== null);
}
