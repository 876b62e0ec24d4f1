import { type HvacAirMode, type Message, plainMessage } from '@specbuilder/shared-contracts/domain';
import type { AirState } from '../../cooling/air-state.ts';
import { outdoorDesignState, winterDesignTemperature } from '../../cooling/design-conditions.ts';
import { mixedAir } from '../../cooling/mixed-air.ts';
import type { Job } from '../../rating/job.ts';
import { returnAirState } from '../../rating/room-air.ts';
import { EngineError } from '../../specification/engine-error.ts';
import type { ExhaustSupplySpecification } from '../../specification/specification.ts';
import type { AirTemperatures, ChosenSections } from '../model/chosen-sections.ts';
import type { AirVolume } from './air-volume.ts';

/** Air around and in a unit that heats, cools or mixes: temperatures in F. */
export interface UnitAir {
  readonly cfm: number;
  readonly altitudeFt: number;
  readonly hvacAirMode: HvacAirMode;
  /** 0 to 100. */
  readonly outdoorPercentage: number;
  /** Summer design day; null while it has not been provided. */
  readonly outdoor: AirState | null;
  readonly returnAir: AirState;
  readonly winterOutdoor: number | null;
}

export function unitAir(
  volume: AirVolume,
  chosen: ChosenSections,
  specification: ExhaustSupplySpecification,
  { cfm, altitudeFt }: Pick<Job, 'cfm' | 'altitudeFt'>,
): UnitAir {
  return {
    cfm,
    altitudeFt,
    ...volume,
    outdoor: outdoorState(chosen.cooling, specification),
    returnAir: enteredReturnAir(chosen.cooling, specification),
    winterOutdoor: chosen.cooling.winterOutsideAirDryBulbTemp ?? winterDesignTemperature(specification),
  };
}

function outdoorState(entered: AirTemperatures, specification: ExhaustSupplySpecification): AirState | null {
  const { outdoorAirDryBulbTemp, outdoorAirWetBulbTemp } = entered;
  const specified = specifiedOutdoorState(specification);
  const dryBulb = outdoorAirDryBulbTemp ?? specified?.dryBulb;
  const wetBulb = outdoorAirWetBulbTemp ?? specified?.wetBulb;
  return dryBulb === undefined || wetBulb === undefined ? null : { dryBulb, wetBulb };
}

function specifiedOutdoorState(specification: ExhaustSupplySpecification): AirState | null {
  try {
    return outdoorDesignState(specification);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

function enteredReturnAir(entered: AirTemperatures, specification: ExhaustSupplySpecification): AirState {
  return returnAirState({
    returnAirDryBulbTemp: entered.returnAirDryBulbTemp ?? specification.returnAirDryBulbTemp,
    returnAirWetBulbTemp: entered.returnAirWetBulbTemp ?? specification.returnAirWetBulbTemp,
  });
}

/** Mixed air before the coil on the summer design day, or what is wrong with the air that mixes. */
export function mixedAirOf(air: UnitAir): { readonly mixed: AirState } | { readonly message: Message } {
  const { cfm, altitudeFt, outdoor, returnAir, outdoorPercentage } = air;
  if (outdoor === null) return { message: plainMessage('unit.outdoorAirMissing') };
  try {
    const { dryBulb, wetBulb } = mixedAir({
      cfm,
      altitudeFt,
      outdoor,
      returnAir,
      outdoorShare: outdoorPercentage / 100,
    });
    return { mixed: { dryBulb, wetBulb } };
  } catch (error) {
    if (error instanceof EngineError) return { message: error.problem };
    throw error;
  }
}

/** Air before the heater on the winter design day, F; null while the winter is unknown. */
export function winterEnteringAir({ winterOutdoor, returnAir, outdoorPercentage }: UnitAir): number | null {
  if (winterOutdoor === null) return null;
  const share = outdoorPercentage / 100;
  return share * winterOutdoor + (1 - share) * returnAir.dryBulb;
}
