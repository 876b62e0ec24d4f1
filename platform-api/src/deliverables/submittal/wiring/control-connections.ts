import { heaterCircuits } from '@specbuilder/fan-engine';
import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../../core/index.ts';
import { isStartedByOthers, optionOf, starterText } from '../../facts/electrical-facts.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';

/** What connects by two or three wires of low voltage, by the codes of the options that bring it. */
const SIGNALS = [
  ['BDM', 'damper', 'power'],
  ['BDES', 'damperEndSwitch', 'contact'],
  ['RDC2', 'mixingDampers', 'analog'],
  ['RDC3', 'mixingDampers', 'analog'],
  ['VAVDCV', 'demand', 'analog'],
  ['VAVBP', 'buildingPressure', 'analog'],
  ['VAVDP', 'ductPressure', 'analog'],
  ['ECMD', 'speedSignal', 'analog'],
  ['TCB1', 'bms', 'analog'],
  ['TCB2', 'bmsNetwork', 'network'],
  ['TCD1', 'discharge', 'sensor'],
  ['TCD2', 'discharge', 'sensor'],
  ['TCS1', 'space', 'sensor'],
  ['TCS2', 'space', 'sensor'],
  ['TCHL', 'highLimit', 'contact'],
  ['TCFZ', 'freezestat', 'contact'],
  ['TCSM', 'smoke', 'contact'],
  ['TCOI', 'firestat', 'contact'],
  ['TCRM', 'remotePanel', 'network'],
  ['HVCL', 'condensate', 'contact'],
  ['HVCO2', 'co2', 'analog'],
  ['CAP', 'exhaustContactor', 'contact'],
  ['PET1', 'exhaustTerminals', 'power'],
  ['PET2', 'exhaustStarter', 'power'],
  ['HICTL', 'wallControl', 'network'],
  ['HIC24', 'networkControl', 'network'],
  ['HIFI', 'fireAlarm', 'contact'],
  ['AMC1', 'thermostatLink', 'sensor'],
  ['AMC2', 'destratification', 'sensor'],
] as const;

type Wires = (typeof SIGNALS)[number][2];

/** Wired by the factory where the unit was ordered so. */
const PREWIRED = ['PREW'];
/** In the unit or at it, so that its factory can wire them. */
const AT_THE_UNIT: ReadonlySet<string> = new Set([
  'damper',
  'damperEndSwitch',
  'discharge',
  'highLimit',
  'freezestat',
  'firestat',
  'condensate',
]);

/** The heater, every signal that the options bring, and the panels in the space; all from the same terminals. */
export function controlConnections(item: DeliverableItem): Connection[] {
  const from = terminalsText(item);
  const signals = [...heaterSignals(item), ...optionSignals(item), ...spacePanels(item)];
  return signals.map(({ to, wires, isFactory, conductors }) => {
    const marks = MESSAGES.wiring.marks[wires];
    const terminals = { from: marks, to: marks };
    return { kind: 'control', from, to, terminals, conductors: conductors ?? MESSAGES.wiring.wires[wires], isFactory };
  });
}

interface Signal {
  readonly to: string;
  readonly wires: Wires;
  readonly isFactory: boolean;
  readonly conductors?: string;
}

/** A fan without controls of its own is started and stopped, and waits for its damper, at its starter. */
function terminalsText(item: DeliverableItem): string {
  if (!isStartedByOthers(item)) return MESSAGES.wiring.panel;
  return MESSAGES.wiring.starterPanel({ starter: starterText(item) });
}

/**
 * A burner or coil is part of the unit, and so are its controls. An electric heater has an interlock with the airflow and
 * limits that reset themselves and by hand (NFPA 70 424.63 and 424.64).
 */
function heaterSignals({ item: { heating, electricity }, options }: DeliverableItem): Signal[] {
  if (!heating) return [];
  const { burner, heaterContactors, heaterScr, airflowSwitch, heaterLimits } = MESSAGES.wiring.device;
  const signal = (to: string, wires: Wires): Signal => ({ to, wires, isFactory: true });
  if (heating.fuel !== 'electric') return [signal(burner, 'power')];
  const count = heaterCircuits(electricity.heaterAmps)?.count ?? 1;
  const hasScr = optionOf(options, ['BCE1']) !== undefined;
  return [
    signal(heaterContactors({ count }), 'power'),
    ...(hasScr ? [signal(heaterScr, 'analog')] : []),
    signal(airflowSwitch, 'contact'),
    signal(heaterLimits, 'contact'),
  ];
}

function optionSignals({ options }: DeliverableItem): Signal[] {
  const isPrewired = optionOf(options, PREWIRED) !== undefined;
  return SIGNALS.flatMap(([code, device, wires]) => {
    const option = optionOf(options, [code]);
    if (option === undefined) return [];
    const to = MESSAGES.wiring.device[device] || nameOf(option.description);
    return [{ to, wires, isFactory: isPrewired && AT_THE_UNIT.has(device) }];
  });
}

/** Panels in the space, with the cable that comes along. */
function spacePanels({ row }: DeliverableItem): Signal[] {
  const panels = row.configuration.sections?.spaceHmis ?? [];
  return panels.map(({ number, location, isFieldSupplied, selectedLengthFeet }) => {
    const conductors = isFieldSupplied
      ? MESSAGES.wiring.cableByOthers
      : MESSAGES.wiring.cable({ feet: values.length(selectedLengthFeet) });
    return { to: MESSAGES.wiring.spacePanel({ number, location }), wires: 'network', isFactory: false, conductors };
  });
}
