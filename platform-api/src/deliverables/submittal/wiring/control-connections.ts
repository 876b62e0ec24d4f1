import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../../core/index.ts';
import { optionOf } from '../../facts/electrical-facts.ts';
import * as values from '../../facts/values.ts';
import type { DeliverableItem } from '../../subject/subject.ts';
import type { Connection } from './connection.ts';

/** What connects by two or three wires of low voltage, by the codes of the options that bring it. */
const SIGNALS = [
  ['BDM', 'damper', 'power'],
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
  'discharge',
  'highLimit',
  'freezestat',
  'firestat',
  'condensate',
]);

/** The heater, every signal that the options bring, and the panels in the space. */
export function controlConnections(item: DeliverableItem): Connection[] {
  return [...heaterConnections(item), ...signalConnections(item), ...panelConnections(item)];
}

function control(to: string, wires: Wires, isFactory: boolean, conductors?: string): Connection {
  const terminals = MESSAGES.wiring.marks[wires];
  return {
    kind: 'control',
    from: MESSAGES.wiring.panel,
    to,
    terminals: { from: terminals, to: terminals },
    conductors: conductors ?? MESSAGES.wiring.wires[wires],
    isFactory,
  };
}

/** A burner or coil is part of the unit, and so are its controls. */
function heaterConnections({ item: { heating } }: DeliverableItem): Connection[] {
  if (!heating) return [];
  const { burner, electricHeat } = MESSAGES.wiring.device;
  return [heating.fuel === 'electric' ? control(electricHeat, 'analog', true) : control(burner, 'power', true)];
}

function signalConnections({ options }: DeliverableItem): Connection[] {
  const isPrewired = optionOf(options, PREWIRED) !== undefined;
  return SIGNALS.flatMap(([code, device, wires]) => {
    const option = optionOf(options, [code]);
    if (option === undefined) return [];
    const to = MESSAGES.wiring.device[device] || nameOf(option.description);
    return [control(to, wires, isPrewired && AT_THE_UNIT.has(device))];
  });
}

/** Panels in the space, with the cable that comes along. */
function panelConnections({ row }: DeliverableItem): Connection[] {
  const panels = row.configuration.sections?.spaceHmis ?? [];
  return panels.map(({ number, location, isFieldSupplied, selectedLengthFeet }) => {
    const cable = isFieldSupplied
      ? MESSAGES.wiring.cableByOthers
      : MESSAGES.wiring.cable({ feet: values.length(selectedLengthFeet) });
    return control(MESSAGES.wiring.spacePanel({ number, location }), 'network', false, cable);
  });
}
