import { type Catalogue, EngineError, type MotorListPrice, type NamedModel } from '@specbuilder/fan-engine';
import type { ExhaustSupplySpecification, HvlsSpecification, RatedModel } from '@specbuilder/shared-contracts/api';
import { FanCategory, firstMotor, firstVoltage, type StartingEquipment } from '@specbuilder/shared-contracts/domain';
import { defaultExhaustSupply, defaultHvls, select, selectHvls } from '../../catalogue/index.ts';
import type { ChosenRow } from '../fan-items/create.ts';

/** The duty of a model and its site. */
export interface Duty {
  readonly cfm: number | null;
  readonly sp: number | null;
  readonly zip: string | null;
  /** Feet above sea level. */
  readonly altitude: number;
  /** At which sound is stated, ft; that of the catalogue without one. */
  readonly soundLevelDistance: number | null;
  /** What the project wants of motors and switches. */
  readonly equipment: StartingEquipment;
}

/** A model at a duty. */
export interface ModelAtDuty {
  readonly result: RatedModel;
  readonly specification: ExhaustSupplySpecification | HvlsSpecification;
  /** What it is bought as; null where it cannot do the duty. */
  readonly choice: Omit<ChosenRow, 'resultId' | 'quantity'> | null;
}

/** Rates a model at a duty, by the same selection that a search makes among all models of its category. */
export function modelAtDuty(named: NamedModel, duty: Duty, catalogue: Catalogue): ModelAtDuty {
  return named.category === FanCategory.HighVolumeLowSpeed
    ? ceilingFan(named, duty, catalogue)
    : ductedFan(named, duty, catalogue);
}

function ductedFan(named: NamedModel, duty: Duty, catalogue: Catalogue): ModelAtDuty {
  const { cfm, sp, zip, altitude, equipment } = duty;
  const { category: fanCategoryType, subCategory: subFanCategoryType } = named;
  const typical = defaultExhaustSupply({ fanCategoryType, subFanCategoryType }, catalogue);
  const soundLevelDistance = duty.soundLevelDistance ?? typical.soundLevelDistance;
  // A user who names a model has also decided on its sound, and on whether it is for ductwork.
  const specification = { ...typical, cfm, sp, zip, altitude, soundLevelDistance, sones: null };
  try {
    const { results, excluded } = select(specification, named.catalogue);
    const rows = results.filter(
      ({ fanUnitId, meetsEveryCriterion }) => meetsEveryCriterion && named.fanUnitIds.has(fanUnitId),
    );
    const row = rows.find(({ isRecommended }) => isRecommended) ?? rows[0];
    if (row === undefined) {
      const meant = excluded.filter(({ modelCode }) => modelCode.startsWith(named.model));
      return unfit(
        named,
        specification,
        meant.map(({ modelCode, driveText, message }) => ({ modelCode, driveText, message })),
      );
    }
    const { modelDisplayAs, driveText, rpm, totalBhp, motorHorsepower, soundSones, kilowattHour, price } = row;
    const offer = { modelDisplayAs, driveText, rpm, totalBhp, motorHorsepower, soundSones, kilowattHour, price };
    return suited(
      named,
      specification,
      { ...offer, cfm: row.rating.cfm },
      firstMotorOf(row.motorListPrices, equipment),
    );
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return unfit(named, specification, [{ modelCode: named.model, driveText: '', message: error.problem }]);
  }
}

function ceilingFan(named: NamedModel, { equipment }: Duty, catalogue: Catalogue): ModelAtDuty {
  const specification = defaultHvls({}, catalogue);
  const [row] = selectHvls(specification, named.catalogue).results;
  if (row === undefined) return unfit(named, specification, []);
  const { modelDisplayAs, cfm, rpm, horsepower: motorHorsepower, kilowattHour, price } = row;
  const [motor] = row.motorListPrices;
  const offer = { modelDisplayAs, cfm, rpm, motorHorsepower, kilowattHour, price, totalBhp: null, soundSones: null };
  const motors = motor === undefined ? [] : [motor];
  return suited(named, specification, { ...offer, driveText: '' }, firstMotorOf(motors, equipment));
}

type Specification = ModelAtDuty['specification'];

function suited(
  named: NamedModel,
  specification: Specification,
  offer: NonNullable<RatedModel['offer']>,
  choice: ModelAtDuty['choice'],
): ModelAtDuty {
  if (choice === null) return unfit(named, specification, []);
  return { result: { ...headerOf(named), offer, reasons: [] }, specification, choice };
}

function firstMotorOf(motors: readonly MotorListPrice[], equipment: StartingEquipment): ModelAtDuty['choice'] {
  const motor = firstMotor(motors);
  const voltage = motor && firstVoltage(motor, equipment);
  if (motor === undefined || voltage === undefined) return null;
  return { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: voltage.id };
}

function unfit(named: NamedModel, specification: Specification, reasons: RatedModel['reasons']): ModelAtDuty {
  return { result: { ...headerOf(named), offer: null, reasons }, specification, choice: null };
}

function headerOf({ model, description, category, subCategory }: NamedModel) {
  return { model, description, fanCategoryType: category, subFanCategoryType: subCategory };
}
