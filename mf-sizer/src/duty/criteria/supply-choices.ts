import { HeatBasis, isUsPostalCode, type MotorSupplies, type NamedSupply } from '@specbuilder/shared-contracts/domain';
import { CRITERIA_MESSAGES } from '../../messages/criteria.generated.ts';

const any = () => ({ value: 0, label: CRITERIA_MESSAGES.any });

export const phaseChoices = ({ phases }: MotorSupplies) => [
  any(),
  ...phases.map((phase) => ({ value: phase, label: phase === 1 ? CRITERIA_MESSAGES.single : CRITERIA_MESSAGES.three })),
];

const CANADIAN_VOLTAGE = 575;
const FIFTY_HERTZ = 50;
const SIXTY_HERTZ = 60;

interface ChosenSupply {
  readonly motorVoltage: number;
  readonly motorFrequency: number;
}

/**
 * Voltages that motors are named by at a frequency, with the other supplies that they run on: 575 V if the country of the site
 * has it. The chosen one stays, also where no motor is named by it.
 */
export function voltageChoices(supplies: MotorSupplies, zip: string | null, chosen: ChosenSupply) {
  const offered = namedAt(supplies, chosen.motorFrequency).filter(
    ({ voltage }) => voltage !== CANADIAN_VOLTAGE || voltage === chosen.motorVoltage || !isUsPostalCode(zip ?? ''),
  );
  const isOffered = chosen.motorVoltage === 0 || offered.some(({ voltage }) => voltage === chosen.motorVoltage);
  const kept = isOffered ? [] : [{ voltage: chosen.motorVoltage, others: [] }];
  return [any(), ...[...offered, ...kept].map((supply) => ({ value: supply.voltage, label: voltageLabel(supply) }))];
}

type Voltage = Pick<NamedSupply, 'voltage' | 'others'>;

/** An older server names those of 60 Hz alone. */
function namedAt({ voltages, named }: MotorSupplies, frequency: number): readonly Voltage[] {
  const hertz = frequency === FIFTY_HERTZ ? FIFTY_HERTZ : SIXTY_HERTZ;
  if (named === undefined) return voltages.map((voltage) => ({ voltage, others: [] }));
  return named.filter((supply) => supply.frequency === hertz);
}

function voltageLabel({ voltage, others }: Voltage): string {
  if (others.length === 0) return CRITERIA_MESSAGES.volts({ value: voltage });
  return CRITERIA_MESSAGES.voltsAlso({ value: voltage, others: others.join(', ') });
}

/** What the airflow of a direct-fired heater is counted at. */
export const heatBases = () => [
  { value: HeatBasis.StandardAir, label: CRITERIA_MESSAGES.standardAir },
  { value: HeatBasis.EnteringAir, label: CRITERIA_MESSAGES.enteringAir },
];

export const frequencyChoices = ({ frequencies }: MotorSupplies) =>
  frequencies.map((frequency) => ({ value: frequency, label: CRITERIA_MESSAGES.hertz({ value: frequency }) }));

/** HVLS specifications leave the frequency open at first. */
export const openFrequencyChoices = (supplies: MotorSupplies) => [any(), ...frequencyChoices(supplies)];
