import { gasPressureOf } from '../facts/item-air.ts';
import type { DeliverableItem } from '../subject/subject.ts';
import { bounded, type IfcProperty, label, single, temperature, WATTS_PER_BTU_PER_HOUR } from './property.ts';

const CFM_PER_CFH = 1 / 60;

/** Least and most of what a burner fires and of the gas that its train takes. */
export function heatingProperties(item: DeliverableItem): IfcProperty[] {
  const { heating } = item.item;
  if (!heating) return [];
  const input = watts(heating.inputBtus);
  const gas = gasPressureOf(item);
  const isGas = heating.fuel === 'gas';
  return [
    ...label('HeaterType', heating.type),
    ...label('Fuel', heating.fuel),
    ...(isGas
      ? bounded('InputCapacity', 'IFCPOWERMEASURE', { value: input, lower: input / heating.turndown, upper: input })
      : []),
    ...single('OutputCapacity', 'IFCPOWERMEASURE', watts(heating.outputBtus)),
    ...single('ThermalEfficiency', 'IFCNORMALISEDRATIOMEASURE', heating.efficiency),
    ...(heating.dischargeTemperature === null
      ? []
      : [
          {
            name: 'DischargeTemperature',
            kind: 'bounded' as const,
            value: temperature(heating.dischargeTemperature),
            upper: temperature(heating.maximumDischargeTemperature),
          },
        ]),
    ...bounded('GasInletPressure', 'IFCPRESSUREMEASURE', { lower: gas?.minimumInWc, upper: gas?.maximumInWc }),
    ...single('GasFlowRate', 'IFCVOLUMETRICFLOWRATEMEASURE', gasCfm(item)),
  ];
}

/** Gas that an item burns at full fire, cfm; null where it burns none. */
export function gasCfm({ item: { heating } }: DeliverableItem): number | null {
  return heating?.gasFlowCfh == null ? null : heating.gasFlowCfh * CFM_PER_CFH;
}

export function coolingProperties({ item: { cooling } }: DeliverableItem): IfcProperty[] {
  if (!cooling) return [];
  const air = (name: string, fahrenheit: number): IfcProperty => ({
    name,
    kind: 'single',
    value: temperature(fahrenheit),
  });
  return [
    ...single('TotalCoolingCapacity', 'IFCPOWERMEASURE', watts(cooling.totalBtus)),
    ...single('SensibleCoolingCapacity', 'IFCPOWERMEASURE', watts(cooling.sensibleBtus)),
    air('EnteringDryBulbTemperature', cooling.enteringDryBulb),
    air('EnteringWetBulbTemperature', cooling.enteringWetBulb),
    air('LeavingDryBulbTemperature', cooling.leavingDryBulb),
    air('LeavingWetBulbTemperature', cooling.leavingWetBulb),
  ];
}

export function watts(btus: number): number;
export function watts(btus: number | null | undefined): number | null;
export function watts(btus: number | null | undefined): number | null {
  return btus == null ? null : btus * WATTS_PER_BTU_PER_HOUR;
}
