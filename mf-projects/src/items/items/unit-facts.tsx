import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { enteringAirOf } from '@specbuilder/shared-contracts/domain';
import { formatQuantity } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { UNIT_FACTS_MESSAGES as MESSAGES } from '../../messages/unit-facts.generated.ts';

interface UnitFactsProps {
  readonly item: ProjectItem;
  /** A titled section with its facts. */
  readonly children: (title: string, facts: readonly UnitFact[]) => ReactNode;
}

export type UnitFact = readonly [label: string, value: string];

const BTUS_PER_MBH = 1000;

/** What was bought beside the fan: the circuit of the unit, its heater and its cooling, under the names of the documents. */
export function UnitFacts({ item, children }: UnitFactsProps) {
  const { heating, cooling } = item;
  return (
    <>
      {children(MESSAGES.unit, unitFacts(item))}
      {heating != null && children(MESSAGES.heating, heatingFacts(heating))}
      {cooling != null && children(MESSAGES.cooling, coolingFacts(cooling))}
    </>
  );
}

function unitFacts({ modelNumber, electricity, voltage, weightLb }: ProjectItem): UnitFact[] {
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
