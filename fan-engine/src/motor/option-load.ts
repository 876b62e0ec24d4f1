import { KW_PER_HP } from '../values/horsepower.ts';
import { fullLoadAmps } from './full-load-amps.ts';
import { efficiencyOf, type Motor, motorOf } from './motor.ts';

/** A circuit that a building brings beside that of the unit: what it is fed with. */
export interface OwnSupply {
  readonly voltage: number;
  readonly phase: 1 | 3;
}

/** What a chosen option draws, whatever the supply of its unit. */
export interface OptionLoad {
  readonly code: string;
  readonly description: string;
  /** Resistance heat, kW; 0 without. */
  readonly heatKw: number;
  /** Of its motor, hp; 0 without. */
  readonly horsepower: number;
  /** One where its motor has one phase on any supply; three follows the supply of the unit. */
  readonly motorPhase: 1 | 3;
  /** Null on the circuit of the unit. */
  readonly ownCircuit: OwnSupply | null;
}

/** Amps of an option on one supply. */
export interface OptionAmps {
  readonly heat: number;
  readonly motor: number;
}

const WATTS_PER_KW = 1000;
/** Motors of options turn at one speed; their amps do not depend on the number of poles. */
const POLES = 4;

/** Full-load amps of an option at a voltage of one or three phases. */
export function optionAmps({ heatKw, horsepower, motorPhase }: OptionLoad, voltage: number, phase: 1 | 3): OptionAmps {
  const volts = phase === 3 ? Math.sqrt(3) * voltage : voltage;
  return {
    heat: (heatKw * WATTS_PER_KW) / volts,
    motor: horsepower === 0 ? 0 : motorAmps(horsepower, voltage, phase === 3 ? motorPhase : 1),
  };
}

/** Electrical input of the motor of an option at full load, kW. */
export function optionMotorKw({ horsepower, motorPhase }: Pick<OptionLoad, 'horsepower' | 'motorPhase'>): number {
  if (horsepower === 0) return 0;
  return (horsepower * KW_PER_HP) / (efficiencyOf(optionMotor(horsepower, motorPhase)) / 100);
}

function optionMotor(horsepower: number, phase: 1 | 3): Motor {
  return motorOf(phase === 3 ? 'ThreePhase' : 'SinglePhase', horsepower, POLES);
}

/** The columns of NEC 430.248 and 430.250, V. */
const COLUMNS = { 1: [115, 208, 230], 3: [208, 230, 460, 575] } as const;

/**
 * Amps of a motor by its table, scaled from the nearest column at or above the voltage, else from the last one: a motor on
 * another voltage draws its power at it. One of a single phase takes two conductors of a larger supply, by a transformer.
 */
function motorAmps(horsepower: number, voltage: number, phase: 1 | 3): number {
  const columns = COLUMNS[phase];
  const column = columns.find((volts) => volts >= voltage) ?? columns.at(-1) ?? voltage;
  return (fullLoadAmps(optionMotor(horsepower, phase), column) * column) / voltage;
}
