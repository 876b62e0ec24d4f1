import type { MotorSupplies, NamedSupply } from '@specbuilder/shared-contracts/domain';
import type { ElectricalSupply } from '../specification/specification.ts';
import { WINDINGS, type Winding } from './windings.ts';

/** Supplies that a search can request: those of 60 Hz by voltage, and the frequencies that any motor is wound for. */
export function motorSupplies(): MotorSupplies {
  const frequencies = inOrder(WINDINGS.map(({ frequencyHz }) => frequencyHz)).reverse();
  return {
    phases: inOrder(WINDINGS.map(({ phase }) => phase)),
    voltages: inOrder(WINDINGS.filter(({ frequencyHz }) => frequencyHz === 60).map(({ voltage }) => voltage)),
    frequencies,
    named: frequencies.flatMap(namedSupplies),
  };
}

const inOrder = <T extends number>(values: readonly T[]) => [...new Set(values)].sort((a, b) => a - b);

/** Electronic motors of one phase rectify their supply, so they run at either frequency. */
function windingsAt(frequency: number): Winding[] {
  return WINDINGS.filter(({ frequencyHz, phase }) => frequencyHz === frequency || phase === 1);
}

/** Each voltage that motors are named by at a frequency, with the others that they run on and that have no name of their own. */
function namedSupplies(frequency: 50 | 60): NamedSupply[] {
  const windings = windingsAt(frequency);
  const voltages = inOrder(windings.map(({ voltage }) => voltage));
  return voltages.map((voltage) => {
    const taken = windings.filter((winding) => winding.voltage === voltage).flatMap(({ accepts }) => accepts);
    return { frequency, voltage, others: inOrder(taken).filter((volts) => !voltages.includes(volts)) };
  });
}

/**
 * Nameplates of the motors that a supply is served with, where none of them says its voltage: 400 V at 50 Hz is served by
 * motors marked 380. Empty where one does, where nothing was requested, and where no motor takes it.
 */
export function otherNameplates({ motorVoltage, motorPhase, motorFrequency }: ElectricalSupply): string[] {
  const taking = windingsAt(motorFrequency === 50 ? 50 : 60).filter(
    ({ accepts, phase }) => accepts.includes(motorVoltage) && (motorPhase === 0 || motorPhase === phase),
  );
  const isMarked = taking.some(({ display }) => display.split('-').includes(String(motorVoltage)));
  return isMarked ? [] : [...new Set(taking.map(({ display }) => display))];
}

/** A voltage of the price book, whatever the motor. */
export interface OfferedVoltage {
  readonly voltage: number;
  readonly phase: 1 | 3;
  readonly display: string;
}

/** Voltages that fans with a motor on a shaft are offered with at a line frequency; 0 Hz means 60. */
export function offeredVoltages(frequencyHz = 60): OfferedVoltage[] {
  const requested = frequencyHz === 50 ? 50 : 60;
  return WINDINGS.filter((winding) => winding.frequencyHz === requested).map(({ voltage, phase, display }) => ({
    voltage,
    phase,
    display,
  }));
}
