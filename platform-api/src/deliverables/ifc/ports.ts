import { requiredPoint } from '@specbuilder/shared-contracts/domain';
import type { IFC_MESSAGES } from '../../core/index.ts';
import { optionOf } from '../facts/electrical-facts.ts';
import { gasPressureOf, outdoorShareOf } from '../facts/item-air.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { shapeOf } from './geometry/shape-of.ts';
import type { Opening } from './geometry/solid.ts';
import { gasCfm } from './heat-properties.ts';
import { bounded, type IfcProperty, type IfcPropertySet, single, WATTS_PER_KW } from './property.ts';

/** A connection of a unit to a system of the building. */
export interface IfcPort {
  readonly kind: keyof typeof IFC_MESSAGES.ports;
  readonly flow: 'SINK' | 'SOURCE';
  readonly type: 'DUCT' | 'CABLE' | 'PIPE';
  readonly system: 'EXHAUST' | 'VENTILATION' | 'AIRCONDITIONING' | 'ELECTRICAL' | 'GAS' | 'DRAINAGE';
  /** Null where the catalogue does not say where it is; a file says no place then. */
  readonly opening: Opening | null;
  readonly properties: IfcPropertySet | null;
}

const GREASE_DRAINS = ['GRSC', 'GRSD', 'GRTR'];

export function portsOf(item: DeliverableItem): IfcPort[] {
  return [...airPorts(item), powerPort(item), ...gasPort(item), ...drainPort(item)];
}

/** A ceiling fan moves the air of its room, and has no opening that a duct or an opening of the building belongs to. */
function airPorts(item: DeliverableItem): IfcPort[] {
  if (item.kind === 'ceilingFan') return [];
  const { inlet = null, outlet = null } = shapeOf(item) ?? {};
  const cfm = item.item.rating === null ? null : requiredPoint(item.item.rating).cfm;
  const share = item.kind === 'hvacUnit' ? outdoorShareOf(item) : 1;
  const from = item.kind === 'exhaust' ? 'EXHAUST' : 'VENTILATION';
  const to = item.item.cooling ? 'AIRCONDITIONING' : from;
  return [
    airPort({ kind: share < 1 ? 'outdoorAir' : 'airInlet', flow: 'SINK', system: from, opening: inlet }, cfm, share),
    ...(share < 1 ? [airPort({ kind: 'returnAir', flow: 'SINK', system: to, opening: null }, cfm, 1 - share)] : []),
    airPort({ kind: 'airOutlet', flow: 'SOURCE', system: to, opening: outlet }, cfm, 1),
  ];
}

/** @param share of the airflow that it takes */
function airPort(
  port: Pick<IfcPort, 'kind' | 'flow' | 'system' | 'opening'>,
  cfm: number | null,
  share: number,
): IfcPort {
  const [width, height] = port.opening?.size ?? [];
  return {
    ...port,
    type: 'DUCT',
    properties: setOf('Pset_DistributionPortTypeDuct', [
      ...single('NominalWidth', 'IFCPOSITIVELENGTHMEASURE', width),
      ...single('NominalHeight', 'IFCPOSITIVELENGTHMEASURE', height),
      ...bounded('VolumetricFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', { value: cfm === null ? null : cfm * share }),
    ]),
  };
}

function powerPort({ item }: DeliverableItem): IfcPort {
  const { electricity, voltage } = item;
  return {
    ...{ kind: 'power', flow: 'SINK', type: 'CABLE', system: 'ELECTRICAL', opening: null },
    properties: setOf('Pset_DistributionPortTypeCable', [
      ...bounded('Current', 'IFCELECTRICCURRENTMEASURE', {
        value: electricity.fullLoadAmps,
        upper: voltage.maximumOvercurrentProtection,
      }),
      ...bounded('Voltage', 'IFCELECTRICVOLTAGEMEASURE', { value: voltage.voltage }),
      ...bounded('Power', 'IFCPOWERMEASURE', { value: electricity.inputKw * WATTS_PER_KW }),
    ]),
  };
}

function gasPort(item: DeliverableItem): IfcPort[] {
  if (item.item.heating?.fuel !== 'gas') return [];
  const pressure = gasPressureOf(item);
  return [
    {
      ...{ kind: 'gas', flow: 'SINK', type: 'PIPE', system: 'GAS', opening: null },
      properties: setOf('Pset_DistributionPortTypePipe', [
        ...bounded('VolumetricFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', { value: gasCfm(item) }),
        ...bounded('Pressure', 'IFCPRESSUREMEASURE', { lower: pressure?.minimumInWc, upper: pressure?.maximumInWc }),
      ]),
    },
  ];
}

/** Condensate of a coil, and grease of a fan that collects it. */
function drainPort({ item, options }: DeliverableItem): IfcPort[] {
  const kind = item.cooling ? 'condensateDrain' : optionOf(options, GREASE_DRAINS) === undefined ? null : 'greaseDrain';
  if (kind === null) return [];
  return [{ kind, flow: 'SOURCE', type: 'PIPE', system: 'DRAINAGE', opening: null, properties: null }];
}

function setOf(name: string, properties: readonly IfcProperty[]): IfcPropertySet | null {
  return properties.length === 0 ? null : { name, properties };
}
