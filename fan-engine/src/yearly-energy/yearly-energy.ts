import { isProvided } from '@specbuilder/shared-contracts/domain';
import { heatFactor } from '../air/sensible-heat.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Configuration, ExhaustSupplyConfiguration } from '../configuration/model/configuration.ts';
import { chosenSections } from '../configuration/model/entries.ts';
import { gasOf } from '../configuration/sections/gas-pressure.ts';
import { type ChosenCooling, chosenCooling } from '../configuration/sizing/chosen-cooling.ts';
import { openSession } from '../configuration/sizing/session.ts';
import { sizeFan } from '../configuration/sizing/size-fan.ts';
import type { SizedFan } from '../configuration/sizing/sized-fan.ts';
import type { UnitAir } from '../configuration/sizing/unit-air.ts';
import { heaterOutdoorShare } from '../configuration/sizing/unit-job.ts';
import { optionMotorsKw } from '../motor/unit-electricity.ts';
import type { OptionDefinition } from '../options/option-definition.ts';
import { resolvePicks } from '../options/resolve-picks.ts';
import type { OperatingHours } from './operating-hours.ts';
import type { TypicalYear } from './typical-year.ts';
import { type CooledAir, type CoolingEnergy, yearlyCooling } from './yearly-cooling.ts';
import { type HeatedAir, type HeatingEnergy, yearlyHeating } from './yearly-heating.ts';

/**
 * Why a part of a unit is not counted: its heater or coil cannot be rated, it recovers energy by a wheel or plates whose
 * effectiveness is not modelled, it takes no outdoor air, so that its load is that of the building alone, or it reheats as the
 * humidity of the room requires.
 */
export type NotCounted = 'notRated' | 'energyRecovery' | 'noOutdoorAir' | 'roomHumidity';

export type Counted<Energy> = Energy | { readonly notCounted: NotCounted };

/** Energy that the parts of one unit beside its fan take in a year; null for what the unit does not have. */
export interface YearlyEnergy {
  readonly heating: Counted<HeatingEnergy> | null;
  readonly cooling: Counted<CoolingEnergy> | null;
  /** Electric and hot-water reheat; hot gas is heat that the compressors give off. */
  readonly reheat: { readonly notCounted: NotCounted } | null;
  /** Motors of the chosen options, as those of a powered exhaust section and of a wheel, kWh at full load. */
  readonly motors: { readonly kwh: number } | null;
}

const NONE: YearlyEnergy = { heating: null, cooling: null, reheat: null, motors: null };
const HEATED_ROOM_F = 70;
const RECOVERY: readonly string[] = ['energy.wheel', 'plate.hx'];

/**
 * Energy of a year for the outdoor air of a configured unit, by the bins of a typical year of its site
 * (`yearlyHeating`, `yearlyCooling`).
 *
 * @throws EngineError for ids that the catalogue does not have
 */
export function yearlyEnergy(
  configuration: Configuration,
  catalogue: Catalogue,
  year: TypicalYear,
  hours: OperatingHours,
): YearlyEnergy {
  if (configuration.kind === 'hvls') return NONE;
  const unit = unitOf(configuration, catalogue);
  if (unit === null) return NONE;
  return {
    heating: heatingOf(unit, year, hours),
    cooling: coolingOf(unit, year, hours),
    reheat: unit.selected.some(takesReheat) ? { notCounted: 'roomHumidity' } : null,
    motors: motorsOf(unit, hours),
  };
}

const takesReheat = ({ reheat }: OptionDefinition) => reheat !== undefined && reheat !== 'hotGas';

function motorsOf({ sized }: ConditionedUnit, { daytime, night }: OperatingHours): YearlyEnergy['motors'] {
  const kw = optionMotorsKw(sized.job.sections.optionLoads ?? []);
  return kw === 0 ? null : { kwh: kw * (daytime + night) };
}

interface ConditionedUnit {
  readonly sized: SizedFan;
  readonly air: UnitAir;
  readonly selected: readonly OptionDefinition[];
  readonly cooling: ChosenCooling | null;
  /** Share of outdoor air before the heater, 0 to 1. */
  readonly heaterShare: number;
  /** Whether the heater was chosen by the rise of its air, which is what its control holds, and not by its output. */
  readonly isHeldToRise: boolean;
}

/** Null for fans that neither heat nor cool. */
function unitOf(configuration: ExhaustSupplyConfiguration, catalogue: Catalogue): ConditionedUnit | null {
  const sized = sizeFan(configuration, openSession(catalogue));
  const { unit, book } = sized;
  const { air } = sized.around;
  if (air === null) return null;
  const checked = resolvePicks(book, configuration.optionIds);
  const selected = book.visible.filter(({ code }) => checked.has(code));
  const chosen = chosenSections(configuration);
  return {
    sized,
    air,
    selected,
    cooling: chosenCooling(selected),
    heaterShare: heaterOutdoorShare(unit.line, configuration.specification, chosen, air),
    isHeldToRise: isProvided(configuration.specification.temperatureRise),
  };
}

function heatingOf(unit: ConditionedUnit, year: TypicalYear, hours: OperatingHours): YearlyEnergy['heating'] {
  const { sized, cooling, heaterShare } = unit;
  const { heater } = sized.job.sections;
  if (heater === null && cooling?.isHeatPump !== true) return null;
  if (sized.around.failure?.section === 'heating') return { notCounted: 'notRated' };
  const reason = reasonAgainst(unit, heaterShare);
  return reason === null ? yearlyHeating(heatedAir(unit), year, hours) : { notCounted: reason };
}

function heatedAir({ sized, air, selected, cooling, heaterShare, isHeldToRise }: ConditionedUnit): HeatedAir {
  const { heater } = sized.job.sections;
  const { cfm } = sized.point;
  const { altitudeFt } = air;
  const isHeating = heater !== null && heater.temperatureRise > 0;
  return {
    cfm,
    altitudeFt,
    outdoorShare: heaterShare,
    roomF: Math.min(HEATED_ROOM_F, air.returnAir.dryBulb),
    btusPerDegree: isHeating ? heater.outputBtus / heater.temperatureRise : heatFactor(altitudeFt) * cfm,
    // A heater of a given output warms the air as far as it can.
    heater: heater === null || isHeldToRise ? heater : { ...heater, dischargeTemperature: null },
    gas: heater?.fuel === 'gas' ? gasOf(selected) : null,
    heatPumpTons: cooling?.isHeatPump === true ? cooling.tons : null,
  };
}

function coolingOf(unit: ConditionedUnit, year: TypicalYear, hours: OperatingHours): YearlyEnergy['cooling'] {
  if (unit.cooling === null) return null;
  const { outdoor, outdoorPercentage, altitudeFt, returnAir } = unit.air;
  const { rating } = unit.sized.around.cooling;
  if (rating === null || outdoor === null) return { notCounted: 'notRated' };
  const outdoorShare = outdoorPercentage / 100;
  const reason = reasonAgainst(unit, outdoorShare);
  if (reason !== null) return { notCounted: reason };
  const { isHighAmbient } = unit.cooling;
  const { cfm } = unit.sized.point;
  const air: CooledAir = {
    cfm,
    altitudeFt,
    outdoorShare,
    returnAir,
    rating,
    designDryBulb: outdoor.dryBulb,
    isHighAmbient,
  };
  return yearlyCooling(air, year, hours);
}

function reasonAgainst({ selected }: ConditionedUnit, outdoorShare: number): NotCounted | null {
  if (outdoorShare <= 0) return 'noOutdoorAir';
  return selected.some(recoversEnergy) ? 'energyRecovery' : null;
}

function recoversEnergy({ pressure }: OptionDefinition): boolean {
  return pressure !== undefined && 'component' in pressure && RECOVERY.includes(pressure.component);
}
