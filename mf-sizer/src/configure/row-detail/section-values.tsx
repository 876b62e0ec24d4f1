import type { CoolingRating, HeaterRating } from '@specbuilder/shared-contracts/api';
import { enteringAirOf, type Message } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import { formatQuantity, formatValue, QUANTITIES, Quantity, type QuantityName } from '@specbuilder/shared-ui/core';
import { SECTION_VALUES_MESSAGES } from '../../messages/section-values.generated.ts';
import type { Metric } from './value-list.tsx';
import { ValueSection } from './value-section.tsx';

interface SectionValuesProps {
  readonly heating: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Where the row falls short of the request. */
  readonly missed: Message | null;
}

const BTUH_PER_MBH = 1000;

/** The equipment around the fan of a supply unit: heater and cooling coil at the duty. */
export function SectionValues({ heating, cooling, missed }: SectionValuesProps) {
  return (
    <>
      {heating !== null && <ValueSection title={SECTION_VALUES_MESSAGES.heating} values={heatingValues(heating)} />}
      {cooling !== null && (
        <ValueSection
          title={SECTION_VALUES_MESSAGES.cooling}
          values={coolingValues(cooling)}
          caution={cautionOf(cooling, missed)}
        />
      )}
    </>
  );
}

/** What is to be known of a coil: what is wrong with it, and the air that it misses. */
function cautionOf({ message }: CoolingRating, missed: Message | null): string | null {
  const cautions = [message, missed?.code === 'cooling.missesLeavingAir' ? missed : null];
  const texts = cautions.flatMap((item) => (item === null ? [] : [messageText(item)]));
  return texts.length === 0 ? null : texts.join('. ');
}

/** Values of a heater: its type, its input and output, and the range it can hold. */
function heatingValues(heater: HeaterRating): readonly Metric[] {
  const { requiredRise, temperatureRise, dischargeTemperature, maximumDischargeTemperature } = heater;
  const isStepped = requiredRise !== temperatureRise;
  const enteringAir = enteringAirOf(heater);
  return [
    { label: SECTION_VALUES_MESSAGES.heater, value: SECTION_VALUES_MESSAGES.heaterTypes[heater.type] },
    ...stepOf(heater),
    ...(enteringAir === null ? [] : [each(SECTION_VALUES_MESSAGES.heaterEnteringAir, enteringAir, 'temperature')]),
    each(SECTION_VALUES_MESSAGES.heatOutput, heater.outputBtus / BTUH_PER_MBH, 'capacity'),
    each(
      isStepped
        ? SECTION_VALUES_MESSAGES.riseOf({ requested: formatQuantity(requiredRise, 'temperatureRise') })
        : SECTION_VALUES_MESSAGES.rise,
      temperatureRise,
      'temperatureRise',
    ),
    each(
      SECTION_VALUES_MESSAGES.minRise({ turndown: formatValue(heater.turndown, QUANTITIES.share) }),
      heater.minimumTemperatureRise,
      'coilTemperature',
    ),
    ...(dischargeTemperature === null
      ? []
      : [each(SECTION_VALUES_MESSAGES.discharge, dischargeTemperature, 'temperature')]),
    each(SECTION_VALUES_MESSAGES.maxDischarge, maximumDischargeTemperature, 'temperature'),
  ];
}

/** The furnace or coil step that was chosen, and what it burns or draws. */
function stepOf({ fuel, furnaceMbh, kwStep, inputBtus, outputKws, gasFlowCfh }: HeaterRating): readonly Metric[] {
  if (fuel === 'electric') {
    return [each(SECTION_VALUES_MESSAGES.coilStep, kwStep ?? outputKws, 'heatPower')];
  }
  return [
    furnaceMbh === null
      ? each(SECTION_VALUES_MESSAGES.heatInput, inputBtus / BTUH_PER_MBH, 'capacity')
      : each(SECTION_VALUES_MESSAGES.furnace, furnaceMbh, 'capacity'),
    ...(gasFlowCfh === null ? [] : [each(SECTION_VALUES_MESSAGES.gasFlow, gasFlowCfh, 'gasFlow')]),
  ];
}

/** Values of a cooling coil and its condensing section at the design conditions. */
function coolingValues(cooling: CoolingRating): readonly Metric[] {
  const { totalBtus, sensibleBtus } = cooling;
  return [
    each(SECTION_VALUES_MESSAGES.tons, cooling.tonnage, 'coolingTons'),
    each(SECTION_VALUES_MESSAGES.totalCapacity, totalBtus / BTUH_PER_MBH, 'capacity'),
    each(SECTION_VALUES_MESSAGES.sensibleCapacity, sensibleBtus / BTUH_PER_MBH, 'capacity'),
    each(SECTION_VALUES_MESSAGES.sensibleRatio, cooling.sensibleHeatRatio, 'sensibleRatio'),
    pair(SECTION_VALUES_MESSAGES.enteringAir, cooling.enteringDryBulb, cooling.enteringWetBulb, 'coilTemperature'),
    pair(SECTION_VALUES_MESSAGES.leavingAir, cooling.leavingDryBulb, cooling.leavingWetBulb, 'coilTemperature'),
    pair(SECTION_VALUES_MESSAGES.efficiencies, cooling.eer, cooling.ieer, 'coolingEfficiency'),
    each(SECTION_VALUES_MESSAGES.compressor, cooling.compressorKw, 'inputPower'),
    each(SECTION_VALUES_MESSAGES.airflowPerTon({ rows: cooling.coilRows }), cooling.cfmPerTon, 'airflowPerTon'),
  ];
}

function each(label: string, value: number, of: QuantityName): Metric {
  return { label, value: <Quantity value={value} of={of} strong /> };
}

function pair(label: string, one: number, other: number, of: QuantityName): Metric {
  return {
    label,
    value: (
      <>
        <Quantity value={one} of={of} hideUnit strong /> / <Quantity value={other} of={of} strong />
      </>
    ),
  };
}
