import {
  applyChange,
  type Catalogue,
  type Configuration,
  type ConfigurationChange,
  EngineError,
  type Evaluation,
  evaluate,
} from '@specbuilder/fan-engine';

/** A configuration on the way to one without errors. */
interface Stand {
  readonly configuration: Configuration;
  readonly path: readonly ConfigurationChange[];
  readonly errors: number;
  /** Whether these errors occurred here first: one choice may require the next. */
  readonly isNews: boolean;
  /** Static pressure of its options, in. w.g.: the less of it, the sooner a fan runs again. */
  readonly pressure: number;
  /** How many of its choices were looked at. */
  looked: number;
}

/** Far more than any way out needed: 12 changes of one another among 100 options are found within 2,000 looks. */
const MAX_CHECKS = 4000;

/**
 * Choices that the page offers, one after the other, behind which nothing is wrong any more: the nearest by number of
 * errors first. Null where none was found, which is a dead end.
 */
export function wayOut(start: Configuration, catalogue: Catalogue): readonly ConfigurationChange[] | null {
  const met = new Set<string>();
  const open = [standOf(start, [], evaluate(start, catalogue), met)];
  const seen = new Set([keyOf(start)]);
  for (let looks = 0; looks < MAX_CHECKS; ) {
    const best = nearest(open);
    if (best === undefined) return null;
    if (best.errors === 0) return best.path;
    const evaluation = evaluate(best.configuration, catalogue);
    const choices = choicesOf(evaluation);
    while (best.looked < choices.length) {
      const change = choices[best.looked++];
      looks++;
      const next = change && attempt(best, change, { catalogue, known: evaluation, met });
      if (next === null || next === undefined || seen.has(keyOf(next.configuration))) continue;
      seen.add(keyOf(next.configuration));
      open.push(next);
      if (next.errors < best.errors || next.isNews) break;
    }
    if (best.looked >= choices.length) open.splice(open.indexOf(best), 1);
  }
  return null;
}

function standOf(
  configuration: Configuration,
  path: Stand['path'],
  { validation: { errors }, rating }: Evaluation,
  met: Set<string>,
): Stand {
  const said = errors.map(({ code, section }) => `${code} ${section}`).join();
  const isNews = !met.has(said);
  met.add(said);
  return { configuration, path, errors: errors.length, isNews, pressure: rating?.optionStaticPressure ?? 0, looked: 0 };
}

function nearest(open: readonly Stand[]): Stand | undefined {
  const distance = ({ errors, isNews, pressure, path }: Stand) =>
    errors * 100 - (isNews ? 50 : 0) + pressure + path.length / 100;
  return open.reduce<Stand | undefined>(
    (best, stand) => (best === undefined || distance(stand) < distance(best) ? stand : best),
    undefined,
  );
}

/** Choices in another order are the same configuration. */
function keyOf({ optionIds, motorId, motorVoltageId, sections }: Configuration): string {
  return JSON.stringify([[...optionIds].sort(), motorId, motorVoltageId, sections]);
}

interface Surroundings {
  readonly catalogue: Catalogue;
  readonly known: Evaluation;
  /** Errors that were met so far. */
  readonly met: Set<string>;
}

function attempt(
  { configuration, path }: Stand,
  change: ConfigurationChange,
  { catalogue, known, met }: Surroundings,
): Stand | null {
  try {
    const outcome = applyChange(configuration, change, catalogue, known);
    return standOf(outcome.configuration, [...path, change], outcome.evaluation, met);
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/** What the page offers, those of the sections that complain first, then what can be left, then all else. */
function choicesOf({ options, motors, motor, voltage, validation }: Evaluation): ConfigurationChange[] {
  const complaining = new Set(validation.errors.map(({ section }) => section));
  const free = options.filter(({ isVisible, isDisabled }) => isVisible && !isDisabled);
  const rank = ({ groupDescription, isChecked }: (typeof free)[number]) =>
    Number(!complaining.has(groupDescription as never)) * 2 + Number(!isChecked);
  const clicks = [...free]
    .sort((item, other) => rank(item) - rank(other))
    .map(({ fanOptionId: optionId, isChecked }): ConfigurationChange => {
      return { type: 'options', changes: [{ optionId, selected: !isChecked }] };
    });
  const otherMotors = motors.filter(({ motorId }) => motorId !== motor.motorId);
  const otherVoltages = motor.voltages.filter(({ id }) => id !== voltage.id);
  return [
    ...clicks,
    ...otherMotors.map(({ motorId }): ConfigurationChange => ({ type: 'motor', motorId })),
    ...otherVoltages.map(({ id }): ConfigurationChange => ({ type: 'voltage', motorVoltageId: id })),
    ...AS_SPECIFIED,
  ];
}

/** Air values that do not occur in practice are removed by emptying their fields, and outdoor air is allowed again. */
const AS_SPECIFIED: readonly ConfigurationChange[] = [
  ...[30, 60, 90].map((outdoorAirPercentage) => ({ type: 'returnAir', selected: true, outdoorAirPercentage }) as const),
  { type: 'intake', enteringDryBulbTemp: null, enteringWetBulbTemp: null },
  {
    type: 'coolingHeatPump',
    selected: true,
    ...{ outdoorAirDryBulbTemp: null, outdoorAirWetBulbTemp: null },
    ...{ returnAirDryBulbTemp: null, returnAirWetBulbTemp: null, winterOutsideAirDryBulbTemp: null },
  },
];
