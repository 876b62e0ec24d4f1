import { requiredPoint } from '@specbuilder/shared-contracts/domain';
import { hertzOf } from '../facts/electrical-facts.ts';
import { cellData } from '../schedule/column.ts';
import { scheduleTables } from '../schedule/schedule-tables.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { stepReal, stepText } from './step.ts';

export interface IfcProperty {
  readonly name: string;
  /** With its measure, as STEP writes it. */
  readonly value: string;
}
export interface IfcPropertySet {
  readonly name: string;
  readonly properties: readonly IfcProperty[];
}

const CUBIC_METRES_PER_SECOND_PER_CFM = 0.00047194745;
const PASCALS_PER_IN_WG = 249.08891;
const WATTS_PER_HP = 745.69987;
const WATTS_PER_KW = 1000;
const REVOLUTIONS_PER_MINUTE_TO_HERTZ = 1 / 60;

/** Property sets of the standard with SI values, then the columns of the schedule under their keys. */
export function propertySets(item: DeliverableItem, subject: DeliverableSubject): IfcPropertySet[] {
  const { item: shown } = item;
  return [
    {
      name: 'Pset_ManufacturerTypeInformation',
      properties: [
        text('Manufacturer', subject.brand.settings.brandName),
        text('ModelReference', shown.modelNumber ?? shown.modelDisplayAs),
        text('ModelLabel', shown.modelDisplayAs),
      ],
    },
    { name: isFan(item) ? 'Pset_FanTypeCommon' : 'SpecBuilder_Performance', properties: fanProperties(item) },
    {
      name: 'Pset_ElectricalDeviceCommon',
      properties: [
        measure('RatedVoltage', 'IFCELECTRICVOLTAGEMEASURE', shown.voltage.voltage),
        measure('RatedCurrent', 'IFCELECTRICCURRENTMEASURE', shown.electricity.fullLoadAmps),
        measure('NominalFrequencyRange', 'IFCFREQUENCYMEASURE', hertzOf(item.row)),
        { name: 'NumberOfPoles', value: `IFCINTEGER(${shown.voltage.phase})` },
      ],
    },
    { name: 'SpecBuilder_Schedule', properties: scheduleProperties(item, subject) },
  ];
}

/** Units are no fans to IFC, so the standard's set for fans is none of theirs. */
function isFan({ kind }: Pick<DeliverableItem, 'kind'>): boolean {
  return kind === 'exhaust' || kind === 'supply' || kind === 'ceilingFan';
}

function fanProperties({ item: { rating, hvls, motor } }: DeliverableItem): IfcProperty[] {
  const required = rating === null ? null : requiredPoint(rating);
  const cfm = required?.cfm ?? hvls?.cfm;
  const rpm = rating?.rpm ?? hvls?.rpm;
  const pressure = (inWg: number) => inWg * PASCALS_PER_IN_WG;
  return [
    ...given(cfm, (entry) =>
      measure('NominalAirFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', entry * CUBIC_METRES_PER_SECOND_PER_CFM),
    ),
    ...given(required?.totalStaticPressure, (entry) =>
      measure('NominalStaticPressure', 'IFCPRESSUREMEASURE', pressure(entry)),
    ),
    ...given(rpm, (entry) =>
      measure('NominalRotationSpeed', 'IFCROTATIONALFREQUENCYMEASURE', entry * REVOLUTIONS_PER_MINUTE_TO_HERTZ),
    ),
    measure('NominalPowerRate', 'IFCPOWERMEASURE', motor.horsepower * WATTS_PER_HP),
    ...given(rating?.inputKw ?? hvls?.inputKw, (kw) =>
      measure('ElectricalInput', 'IFCPOWERMEASURE', kw * WATTS_PER_KW),
    ),
  ];
}

function scheduleProperties(item: DeliverableItem, subject: DeliverableSubject): IfcProperty[] {
  const tables = scheduleTables({ ...subject, items: [item] });
  return tables.flatMap(({ columns }) =>
    columns.flatMap((column) => {
      const value = cellData(column, item);
      return value === '' || column.key === 'notes' ? [] : [text(column.key, String(value))];
    }),
  );
}

function given(value: number | null | undefined, of: (value: number) => IfcProperty): IfcProperty[] {
  return value == null ? [] : [of(value)];
}

function text(name: string, value: string): IfcProperty {
  return { name, value: `IFCLABEL(${stepText(value)})` };
}

function measure(name: string, unit: string, value: number): IfcProperty {
  return { name, value: `${unit}(${stepReal(value)})` };
}
