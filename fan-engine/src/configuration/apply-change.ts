import { messageOf, OptionGroup, type OptionsDelta, optionsDelta } from '@specbuilder/shared-contracts/domain';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FanOption } from '../options/fan-option.ts';
import { EngineError } from '../specification/engine-error.ts';
import { checkedCurb, hingeBase } from './curbs.ts';
import { evaluateIn } from './evaluate.ts';
import type { Evaluation } from './evaluation.ts';
import type { Configuration } from './model/configuration.ts';
import type { ConfigurationChange } from './model/configuration-change.ts';
import { withMotor, withVoltage } from './motor-change.ts';
import { withSectionChange } from './sections/section-change.ts';
import { retainedSetpoints } from './sections/setpoints.ts';
import { openBook, withOption } from './sizing/pick-option.ts';
import { openSession, type Session } from './sizing/session.ts';

/** How the fan was before a change that re-rated it. */
export interface Resize {
  readonly before: {
    /** What it delivered, cfm: all that a change moves of a fan of fixed speed. */
    readonly cfm: number;
    readonly rpm: number;
    readonly totalBhp: number;
    readonly motorHorsepower: number;
    readonly totalStaticPressure: number;
  };
  readonly motorChanged: boolean;
}

export interface ChangeOutcome {
  readonly configuration: Configuration;
  readonly evaluation: Evaluation;
  /** Turns the options before into the options after. */
  readonly delta: OptionsDelta<FanOption>;
  readonly resize: Resize | null;
}

/** Static pressure of options has to move by more than this to count as a re-rating, in. w.g. */
const RESIZE_PRESSURE = 0.005;

/**
 * A configuration after a change: rules applied, fan re-rated, a larger motor where the load requires one. A fan that
 * can no longer run keeps the choice and reports it in `evaluation.validation.errors`.
 *
 * @param known the result of the configuration with this catalogue, if the caller has it
 * @throws EngineError on `optionId`, `motorId`, `motorVoltageId`, `curbId`, `hingeOptionId` or the field of a section
 *   that the fan does not have, or that a rule locks
 */
export function applyChange(
  configuration: Configuration,
  change: ConfigurationChange,
  catalogue: Catalogue,
  known?: Evaluation,
): ChangeOutcome {
  const session = openSession(catalogue);
  const before = known ?? evaluateIn(session, configuration);
  const after = tidied(changed(configuration, change, before, session), session);
  const evaluation = evaluateIn(session, after);
  return {
    configuration: after,
    evaluation,
    delta: optionsDelta(before.options, evaluation.options),
    resize: resizeOf(before, evaluation, change.type === 'motor' || change.type === 'restore'),
  };
}

function changed(
  configuration: Configuration,
  change: ConfigurationChange,
  before: Evaluation,
  session: Session,
): Configuration {
  switch (change.type) {
    case 'options':
      return change.changes.reduce((current, selection) => withOption(current, selection, session), configuration);
    case 'restore':
      return change.configuration;
    case 'curb':
      return withCurb(configuration, change.curbId, change.hingeOptionId, session);
    case 'motor':
      return withMotor(configuration, change.motorId, before, session);
    case 'voltage':
      return withVoltage(configuration, change.motorVoltageId, before, session);
    default:
      return withSectionChange(configuration, change, session);
  }
}

/** A change may uncheck an option whose setpoints were entered. */
function tidied(configuration: Configuration, session: Session): Configuration {
  if (configuration.sections?.setpoints === undefined) return configuration;
  const { book, checked } = openBook(configuration, session);
  return retainedSetpoints(configuration, book, checked);
}

function withCurb(
  configuration: Configuration,
  curbId: number | null,
  hingeOptionId: number | null | undefined,
  session: Session,
): Configuration {
  const { book, checked } = openBook(configuration, session);
  const current = checkedCurb(book, checked);
  const isCurb = (id: number) =>
    book.byId.get(id)?.group === OptionGroup.FanCurb && book.byId.get(id)?.isRadio === true;
  if (curbId !== null && !isCurb(curbId)) throw new EngineError('curbId', messageOf('refusal.unknownCurb', { curbId }));
  const curb = curbId ?? current?.fanOptionId;
  const placed =
    curb === undefined
      ? configuration
      : withOption(configuration, { optionId: curb, selected: curbId !== null }, session);
  return hingeOptionId === undefined ? placed : withHinge(placed, hingeOptionId, session);
}

function withHinge(configuration: Configuration, hingeOptionId: number | null, session: Session): Configuration {
  const hinge = hingeBase(openBook(configuration, session).book);
  if (hingeOptionId === null) {
    if (hinge === undefined) return { ...configuration, hingeOptionId };
    const without = withOption(configuration, { optionId: hinge.fanOptionId, selected: false }, session);
    return { ...without, hingeOptionId };
  }
  if (hinge === undefined || !hinge.hingeChoices?.some(({ id }) => id === hingeOptionId)) {
    throw new EngineError('hingeOptionId', messageOf('refusal.unknownHinge', { hingeOptionId }));
  }
  const hinged = withOption(configuration, { optionId: hinge.fanOptionId, selected: true }, session);
  return { ...hinged, hingeOptionId };
}

function resizeOf(before: Evaluation, after: Evaluation, isUsersMotor: boolean): Resize | null {
  if (before.rating === null || after.rating === null) return null;
  const moved = Math.abs(after.rating.optionStaticPressure - before.rating.optionStaticPressure);
  const motorChanged = before.motor.motorId !== after.motor.motorId;
  if (moved <= RESIZE_PRESSURE && (!motorChanged || isUsersMotor)) return null;
  return {
    before: {
      cfm: before.rating.cfm,
      rpm: before.rating.rpm,
      totalBhp: before.rating.totalBhp,
      motorHorsepower: before.motor.horsepower,
      totalStaticPressure: before.rating.totalStaticPressure,
    },
    motorChanged,
  };
}
