import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { enteringAirOf } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import { UNIT_FACTS_MESSAGES as MESSAGES } from '../../messages/unit-facts.generated.ts';

export type UnitFact = readonly [label: string, value: string];

type UnitItem = Pick<ProjectItem, 'modelNumber' | 'electricity' | 'voltage' | 'weightLb' | 'heating' | 'cooling'>;

const BTUS_PER_MBH = 1000;

export interface UnitSection {
  readonly title: string;
  readonly facts: readonly UnitFact[];
}

/** What was bought beside the fan: the circuit of the unit, its heater and its cooling, under the names of the documents. */
export function unitSections(item: UnitItem): UnitSection[] {
  const { heating, cooling } = item;
  return [
    { title: MESSAGES.unit, facts: unitFacts(item) },
    ...(heating == null ? [] : [{ title: MESSAGES.heating, facts: heatingFacts(heating) }]),
    ...(cooling == null ? [] : [{ title: MESSAGES.cooling, facts: coolingFacts(cooling) }]),
  ];
}

function unitFacts({ modelNumber, electricity, voltage, weightLb }: UnitItem): UnitFact[] {
  return known([
    [MESSAGES.modelNumber, modelNumber ?? ''],
    [MESSAGES.fullLoad, formatQuantity(electricity.fullLoadAmps, 'current')],
    [MESSAGES.mca, formatQuantity(voltage.minimumCircuitAmpacity, 'current')],
    [MESSAGES.mocp, formatQuantity(voltage.maximumOvercurrentProtection, 'overcurrentDevice')],
    [MESSAGES.weight, formatQuantity(weightLb, 'weight')],
  ]);
}

function heatingFacts(heating: NonNullable<ProjectItem['heating']>): UnitFact[] {
  const { fuel, inputBtus, outputBtus, outputKws, gasFlowCfh, requiredRise, dischargeTemperature } = heating;
  const isElectric = fuel === 'electric';
  return known([
    [MESSAGES.input, isElectric ? '' : formatQuantity(inputBtus / BTUS_PER_MBH, 'capacity')],
    [
      MESSAGES.output,
      isElectric ? formatQuantity(outputKws, 'heatPower') : formatQuantity(outputBtus / BTUS_PER_MBH, 'capacity'),
    ],
    [MESSAGES.gasFlow, formatQuantity(gasFlowCfh, 'gasFlow')],
    [MESSAGES.enteringAir, formatQuantity(enteringAirOf(heating), 'coilTemperature')],
    [MESSAGES.rise, formatQuantity(requiredRise, 'coilTemperature')],
    [MESSAGES.leavingAir, formatQuantity(dischargeTemperature, 'coilTemperature')],
  ]);
}

function coolingFacts(cooling: NonNullable<ProjectItem['cooling']>): UnitFact[] {
  const air = (dryBulb: number, wetBulb: number) =>
    [dryBulb, wetBulb].map((value) => formatQuantity(value, 'coilTemperature')).join(' / ');
  return [
    [MESSAGES.nominal, formatQuantity(cooling.tonnage, 'coolingTons')],
    [MESSAGES.total, formatQuantity(cooling.totalBtus / BTUS_PER_MBH, 'capacity')],
    [MESSAGES.sensible, formatQuantity(cooling.sensibleBtus / BTUS_PER_MBH, 'capacity')],
    [MESSAGES.coilEntering, air(cooling.enteringDryBulb, cooling.enteringWetBulb)],
    [MESSAGES.coilLeaving, air(cooling.leavingDryBulb, cooling.leavingWetBulb)],
  ];
}

function known(facts: readonly UnitFact[]): UnitFact[] {
  return facts.filter(([, value]) => value !== '');
}
