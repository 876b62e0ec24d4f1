import type { CoolingRating, HeaterRating } from '@specbuilder/shared-contracts/api';
import type { Message } from '@specbuilder/shared-contracts/domain';
import { messageText } from '@specbuilder/shared-contracts/messages';
import {
  formatFigure,
  formatQuantity,
  makeStyles,
  QUANTITIES,
  Quantity,
  type QuantityName,
  tokens,
} from '@specbuilder/shared-ui/core';
import { DETAIL_MESSAGES } from '../../messages/detail.generated.ts';
import { type Figure, FigureList, type FigureListProps } from './figure-list.tsx';

interface SectionFiguresProps {
  readonly heating: HeaterRating | null;
  readonly cooling: CoolingRating | null;
  /** Where the row falls short of the request. */
  readonly missed: Message | null;
}

const BTUH_PER_MBH = 1000;

/** The equipment around the fan of a supply unit: heater and cooling coil at the duty. */
export function SectionFigures({ heating, cooling, missed }: SectionFiguresProps) {
  return (
    <>
      {heating !== null && <FigureSection title={DETAIL_MESSAGES.heating} figures={heatingFigures(heating)} />}
      {cooling !== null && (
        <FigureSection
          title={DETAIL_MESSAGES.cooling}
          figures={coolingFigures(cooling)}
          caution={cautionOf(cooling, missed)}
        />
      )}
    </>
  );
}

/** A further list of values below the first. */
export function FigureSection(props: FigureListProps) {
  const styles = useStyles();
  return (
    <div className={styles.section}>
      <FigureList {...props} />
    </div>
  );
}

/** What is to be known of a coil: what is wrong with it, and the air that it misses. */
function cautionOf({ message }: CoolingRating, missed: Message | null): string | null {
  const cautions = [message, missed?.code === 'cooling.missesLeavingAir' ? missed : null];
  const texts = cautions.flatMap((one) => (one === null ? [] : [messageText(one)]));
  return texts.length === 0 ? null : texts.join('. ');
}

const useStyles = makeStyles({ section: { marginTop: tokens.spacingVerticalL } });

/** Values of a heater: its type, its input and output, and the range it can hold. */
function heatingFigures(heater: HeaterRating): readonly Figure[] {
  const { requiredRise, temperatureRise, dischargeTemperature, maximumDischargeTemperature } = heater;
  const isStepped = requiredRise !== temperatureRise;
  return [
    { label: DETAIL_MESSAGES.heater, value: DETAIL_MESSAGES.heaterTypes[heater.type] },
    ...stepOf(heater),
    figure(DETAIL_MESSAGES.heatOutput, heater.outputBtus / BTUH_PER_MBH, 'capacity'),
    figure(
      isStepped
        ? DETAIL_MESSAGES.riseOf({ asked: formatQuantity(requiredRise, 'temperatureRise') })
        : DETAIL_MESSAGES.rise,
      temperatureRise,
      'temperatureRise',
    ),
    figure(
      DETAIL_MESSAGES.leastRise({ turndown: formatFigure(heater.turndown, QUANTITIES.share) }),
      heater.minimumTemperatureRise,
      'coilTemperature',
    ),
    ...(dischargeTemperature === null ? [] : [figure(DETAIL_MESSAGES.discharge, dischargeTemperature, 'temperature')]),
    figure(DETAIL_MESSAGES.mostDischarge, maximumDischargeTemperature, 'temperature'),
  ];
}

/** The furnace or coil step that was chosen, and what it burns or draws. */
function stepOf({ fuel, furnaceMbh, kwStep, inputBtus, outputKws, gasFlowCfh }: HeaterRating): readonly Figure[] {
  if (fuel === 'electric') {
    return [figure(DETAIL_MESSAGES.coilStep, kwStep ?? outputKws, 'heatPower')];
  }
  return [
    furnaceMbh === null
      ? figure(DETAIL_MESSAGES.heatInput, inputBtus / BTUH_PER_MBH, 'capacity')
      : figure(DETAIL_MESSAGES.furnace, furnaceMbh, 'capacity'),
    ...(gasFlowCfh === null ? [] : [figure(DETAIL_MESSAGES.gasFlow, gasFlowCfh, 'gasFlow')]),
  ];
}

/** Values of a cooling coil and its condensing section at the design conditions. */
function coolingFigures(cooling: CoolingRating): readonly Figure[] {
  const { totalBtus, sensibleBtus } = cooling;
  return [
    figure(DETAIL_MESSAGES.tons, cooling.tonnage, 'coolingTons'),
    figure(DETAIL_MESSAGES.totalCapacity, totalBtus / BTUH_PER_MBH, 'capacity'),
    figure(DETAIL_MESSAGES.sensibleCapacity, sensibleBtus / BTUH_PER_MBH, 'capacity'),
    figure(DETAIL_MESSAGES.sensibleRatio, cooling.sensibleHeatRatio, 'sensibleRatio'),
    pair(DETAIL_MESSAGES.enteringAir, cooling.enteringDryBulb, cooling.enteringWetBulb, 'coilTemperature'),
    pair(DETAIL_MESSAGES.leavingAir, cooling.leavingDryBulb, cooling.leavingWetBulb, 'coilTemperature'),
    pair(DETAIL_MESSAGES.efficiencies, cooling.eer, cooling.ieer, 'coolingEfficiency'),
    figure(DETAIL_MESSAGES.compressor, cooling.compressorKw, 'inputPower'),
    figure(DETAIL_MESSAGES.airflowPerTon({ rows: cooling.coilRows }), cooling.cfmPerTon, 'airflowPerTon'),
  ];
}

function figure(label: string, value: number, of: QuantityName): Figure {
  return { label, value: <Quantity value={value} of={of} strong /> };
}

function pair(label: string, one: number, other: number, of: QuantityName): Figure {
  return {
    label,
    value: (
      <>
        <Quantity value={one} of={of} hideUnit strong /> / <Quantity value={other} of={of} strong />
      </>
    ),
  };
}
