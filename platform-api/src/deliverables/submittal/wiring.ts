import { DELIVERABLE_MESSAGES as MESSAGES, nameOf } from '../../core/index.ts';
import { disconnectText, optionOf, starterText, supplyText } from '../facts/electrical-facts.ts';
import * as values from '../facts/values.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** One connection of an item, from where to where. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly conductors: string;
  /** Wired in the factory by the prewire package, or on site. */
  readonly isFactory: boolean;
}

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

/** Power of an item, then every signal that its options bring, in the order of their numbers. */
export function connectionsOf(item: DeliverableItem): Connection[] {
  return [...powerConnections(item), ...signalConnections(item), ...panelConnections(item)];
}

/** Point-to-point table of an item. */
export function wiringTable(item: DeliverableItem): TableBlock {
  const rows = connectionsOf(item);
  return {
    kind: 'table',
    look: 'rows',
    title: MESSAGES.wiring.title,
    columns: [
      { label: MESSAGES.wiring.number },
      { label: MESSAGES.wiring.from },
      { label: MESSAGES.wiring.to },
      { label: MESSAGES.wiring.conductors },
      { label: MESSAGES.wiring.by },
    ],
    rows: rows.map(({ from, to, conductors, isFactory }, index) => [
      String(index + 1),
      from,
      to,
      conductors,
      isFactory ? MESSAGES.wiring.factory : MESSAGES.wiring.field,
    ]),
  };
}

function powerConnections(item: DeliverableItem): Connection[] {
  const { voltage } = item.item;
  const conductors = MESSAGES.wiring.phases({ phase: voltage.phase === 3 ? 'three' : 'single' });
  const isMounted = optionOf(item.options, ['SWN1', 'SWN3', 'SWEX']) !== undefined;
  const disconnect = isMounted ? disconnectText(item) : MESSAGES.wiring.disconnect;
  const circuit = MESSAGES.wiring.circuit({
    supply: supplyText(item),
    mca: values.amps(voltage.minimumCircuitAmpacity),
    mocp: values.deviceAmps(voltage.maximumOvercurrentProtection),
  });
  const starter = starterText(item);
  const isDriven = optionOf(item.options, ['VFDF', 'VFDS']) !== undefined;
  const isDriveMounted = optionOf(item.options, ['VFDF']) !== undefined;
  const motor = MESSAGES.wiring.motor;
  return [
    { from: circuit, to: disconnect, conductors, isFactory: false },
    {
      from: disconnect,
      to: isDriven ? starter : motor,
      conductors,
      isFactory: isMounted && (!isDriven || isDriveMounted),
    },
    ...(isDriven ? [{ from: starter, to: motor, conductors, isFactory: isDriveMounted }] : []),
  ];
}

function signalConnections({ options }: DeliverableItem): Connection[] {
  const isPrewired = optionOf(options, PREWIRED) !== undefined;
  return SIGNALS.flatMap(([code, device, wires]) => {
    const option = optionOf(options, [code]);
    if (option === undefined) return [];
    const to = MESSAGES.wiring.device[device];
    const isFactory = isPrewired && AT_THE_UNIT.has(device);
    return [
      {
        from: MESSAGES.wiring.panel,
        to: to || nameOf(option.description),
        conductors: MESSAGES.wiring.wires[wires],
        isFactory,
      },
    ];
  });
}

/** Panels in the space, with the cable that comes along. */
function panelConnections({ row }: DeliverableItem): Connection[] {
  const panels = row.configuration.sections?.spaceHmis ?? [];
  return panels.map(({ number, location, isFieldSupplied, selectedLengthFeet }) => ({
    from: MESSAGES.wiring.panel,
    to: MESSAGES.wiring.spacePanel({ number, location }),
    conductors: isFieldSupplied
      ? MESSAGES.wiring.cableByOthers
      : MESSAGES.wiring.cable({ feet: values.length(selectedLengthFeet) }),
    isFactory: false,
  }));
}
