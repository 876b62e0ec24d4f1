import type { Configuration, Evaluation } from '@specbuilder/fan-engine';
import { type FanCurveRequest, fanCurveUrl } from '@specbuilder/shared-contracts/api';
import { curveOfDuty } from '@specbuilder/shared-contracts/domain';
import type { ItemSnapshot } from '../../core/index.ts';
import { extendedOptionsOf } from './extended-options.ts';

/** Brand of an item, and version of the catalogue that it was worked out with. */
interface ItemOrigin {
  readonly brand: number;
  readonly catalogueVersion: string;
}

/** What an item shows without another engine run: values, prices, chosen options, messages, curve. */
export function snapshotOf(
  evaluation: Evaluation,
  configuration: Configuration,
  { brand, catalogueVersion }: ItemOrigin,
): ItemSnapshot {
  const { voltage } = evaluation;
  return {
    exhaustFanId: evaluation.exhaustFanId,
    supplyFanId: evaluation.supplyFanId,
    modelDisplayAs: evaluation.modelDisplayAs,
    modelNumber: evaluation.modelNumber,
    description: evaluation.description,
    pictogram: evaluation.pictogram,
    productDetailUrl: null,
    weightLb: evaluation.weightLb,
    price: evaluation.price,
    motor: evaluation.motor,
    voltage,
    rating: evaluation.rating,
    hvls: evaluation.hvls,
    heating: evaluation.heater,
    cooling: evaluation.cooling,
    heatPump: evaluation.heatPump,
    shortCircuitKa: evaluation.shortCircuitKa,
    beltDrive: evaluation.beltDrive,
    optionLoads: evaluation.optionLoads,
    image: fanCurveUrl('', brand, { ...curveOf(evaluation, configuration), catalogueVersion }),
    errors: evaluation.validation.errors,
    warnings: evaluation.validation.warnings,
    selectedVoltage: `${voltage.display}/${voltage.phase}`,
    fanOptions: evaluation.options
      .filter(({ isChecked }) => isChecked)
      .map(({ fanOptionId, description, price, isChecked, optionType }) => {
        return { fanOptionId, description, price, isChecked, optionType };
      }),
    fanExtendedOptions: extendedOptionsOf(evaluation),
  };
}

/** The other frequency is the default. */
const FIFTY_HERTZ = 50;

/** Small and without text: a dashboard draws it as a tile. */
const TILE = { hideDescriptionText: true, transparentBackground: true, height: 460, width: 620 } as const;

function curveOf({ fanUnitId, rating, hvls }: Evaluation, { kind, specification }: Configuration): FanCurveRequest {
  if (rating === null || kind === 'hvls') {
    return { ...TILE, fanUnitId, cfm: hvls?.cfm ?? 0, sp: 0, rpm: hvls?.rpm ?? 0, bhp: 0 };
  }
  const { ambientTemperature, motorFrequency } = specification;
  return {
    ...TILE,
    fanUnitId,
    ...curveOfDuty(rating, specification),
    ...(motorFrequency === FIFTY_HERTZ && { motorFrequency: FIFTY_HERTZ }),
    ...(ambientTemperature !== null && { motorAmbient: ambientTemperature }),
  };
}
