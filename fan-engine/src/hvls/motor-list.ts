import { circuitAmps } from '../motor/circuit-amps.ts';
import type { OfferedVoltage } from '../motor/motor-supplies.ts';
import { nominalEfficiency } from '../motor/nominal-efficiency.ts';
import type { MotorVoltage } from '../motor/voltage.ts';
import { fanListId } from '../product-line/fan-id.ts';
import type { HvlsUnit } from '../product-line/fan-unit.ts';
import type { MotorListPrice } from '../rating/motor-list.ts';
import type { ElectricalSupply } from '../specification/specification.ts';
import { KW_PER_HP } from '../values/horsepower.ts';
import { rounded, roundTo } from '../values/rounding.ts';
import { hvlsPerformance } from './performance.ts';

interface HvlsWinding {
  /** Last digits of the voltage id: written here and never reused. */
  readonly code: number;
  readonly voltage: number;
  readonly accepts: readonly number[];
  readonly display: string;
  readonly phase: 1 | 3;
  readonly amps: (amps: HvlsUnit['size']['amps']) => number;
}

/** The onboard drive takes any of these supplies at 50 or 60 Hz. */
const WINDINGS: readonly HvlsWinding[] = [
  { code: 21, voltage: 230, accepts: [208, 220, 230, 240], display: '208-230', phase: 1, amps: (a) => a.single230 },
  { code: 22, voltage: 230, accepts: [208, 220, 230, 240], display: '208-230', phase: 3, amps: (a) => a.three230 },
  { code: 23, voltage: 460, accepts: [400, 460, 480], display: '460', phase: 3, amps: (a) => a.three460 },
  { code: 24, voltage: 575, accepts: [575, 600], display: '575', phase: 3, amps: (a) => (a.three460 * 460) / 575 },
];

/** First digit of the motor ids of ceiling fans, then the phase and the motor size in hundredths of a hp. */
const MOTOR_CODE = 50_000;
const PHASE_PLACES = 1000;

/** Motors of a ceiling fan on a supply: one by phase, both in the fan's price. */
export function hvlsMotorList(unit: HvlsUnit, supply: ElectricalSupply): MotorListPrice[] {
  const listed = ([3, 1] as const)
    .map((phase) => hvlsMotor(unit, phase, supply))
    .filter(({ voltages }) => voltages.length > 0);
  return listed.map((motor, index) => ({ ...motor, isRecommended: index === 0 }));
}

/** Voltages that ceiling fans are offered with. */
export function hvlsVoltages(): OfferedVoltage[] {
  return WINDINGS.map(({ voltage, phase, display }) => ({ voltage, phase, display }));
}

function hvlsMotor(unit: HvlsUnit, phase: 1 | 3, supply: ElectricalSupply): MotorListPrice {
  const { motorHp, maximumRpm } = unit.size;
  const motorId = MOTOR_CODE + phase * PHASE_PLACES + Math.round(motorHp * 100);
  const efficiency = nominalEfficiency('ThreePhase', motorHp, 4, 'TEFC');
  const running = (hvlsPerformance(unit.line, unit.size).inputKw * efficiency) / 100 / KW_PER_HP;
  return {
    id: fanListId(unit.fanUnitId, motorId),
    motorId,
    horsepower: motorHp,
    motorKind: phase === 1 ? 'SinglePhase' : 'ThreePhase',
    drive: 'Onboard',
    rpm: maximumRpm,
    enclosure: 'TENV',
    isEcm: false,
    efficiency: rounded.percent(efficiency),
    marginPercent: roundTo((motorHp / running - 1) * 100, 1),
    usesServiceFactor: false,
    isRecommended: false,
    price: 0,
    voltages: voltagesOf(unit, motorId, phase, supply),
  };
}

function voltagesOf(unit: HvlsUnit, motorId: number, phase: 1 | 3, supply: ElectricalSupply): MotorVoltage[] {
  const { motorPhase, motorVoltage } = supply;
  return WINDINGS.filter(
    (winding) =>
      winding.phase === phase &&
      (motorPhase === 0 || motorPhase === phase) &&
      (motorVoltage === 0 || winding.accepts.includes(motorVoltage)),
  ).map((winding) => ({
    id: motorId * 100 + winding.code,
    motorId,
    voltage: winding.voltage,
    display: winding.display,
    phase,
    ...circuitAmps(winding.amps(unit.size.amps)),
  }));
}
