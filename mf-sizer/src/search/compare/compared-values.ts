import type { ExhaustSupplyListRow, HvlsRow } from '@specbuilder/shared-contracts/api';
import { shownFei, stallAirflow } from '@specbuilder/shared-contracts/domain';
import { formatValue, QUANTITIES } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { SHORTLIST_MESSAGES } from '../../messages/shortlist.generated.ts';
import { type ComparedFan, type ComparedResult, fansOf, sharedDuty } from './compared-result.ts';
import {
  type ComparedValue,
  constructionGroup,
  costGroup,
  motorValue,
  type ValueFacts,
  type ValueGroup,
  valueRows,
} from './value-rows.ts';

/** What the rows are compared by, in groups. */
export function comparedValues(result: ComparedResult, facts: ValueFacts): readonly ValueGroup[] {
  const groups =
    result.kind === 'fan'
      ? fanGroups(result.entries.map(({ row }) => row))
      : ceilingFanGroups(result.entries.map(({ row }) => row));
  const fans = fansOf(result);
  const all = [costGroup(fans, facts), ...groups].filter(({ values }) => values.length > 0);
  return sharedDuty(result) === null ? atTheirDuties(fans, all) : all;
}

/** Of fans for different duties no value is the best: a smaller fan costs less because it does less. */
function atTheirDuties(fans: readonly ComparedFan[], groups: readonly ValueGroup[]): readonly ValueGroup[] {
  const { words } = valueRows(fans);
  const duties = { title: SHORTLIST_MESSAGES.duties, values: [words(SHORTLIST_MESSAGES.duty, ({ duty }) => duty)] };
  return [duties, ...groups].map(({ title, values }) => ({
    title,
    values: values.map((value) => ({ ...value, best: [] })),
  }));
}

/** An index that falls short of ASHRAE 90.1 says so here as it does among the rows. */
function withLimit(each: ComparedValue, rows: readonly ExhaustSupplyListRow[]): ComparedValue {
  const isBelow = (place: number) => rows[place]?.rating.energy.meetsLimit === false;
  const texts = each.texts.map((fei, index) => (isBelow(index) ? COMPARE_MESSAGES.feiBelow({ fei }) : fei));
  return { ...each, texts };
}

function fanGroups(rows: readonly ExhaustSupplyListRow[]): ValueGroup[] {
  const values = valueRows(rows);
  const { quantity, words } = values;
  const feet = formatValue(rows[0]?.rating.soundDistance, QUANTITIES.length);
  const T = COMPARE_MESSAGES;
  return [
    {
      title: T.air,
      values: [
        quantity('airflow', T.airflow, ({ rating }) => rating.cfm),
        quantity('staticPressure', T.staticPressure, ({ rating }) => rating.totalStaticPressure),
        quantity('speed', T.speed, ({ rating }) => rating.rpm),
        quantity('brakeHorsepower', T.totalBhp, ({ rating }) => rating.totalBhp, 'less'),
        withLimit(
          quantity('fanEnergyIndex', T.fei, ({ rating }) => shownFei(rating.energy) ?? Number.NaN, 'more'),
          rows,
        ),
        quantity('efficiency', T.staticEfficiency, ({ rating }) => rating.staticEfficiency, 'more'),
        // Every row has the margin that is needed; a larger one is that of a fan far down its curve.
        quantity('efficiency', T.stallMargin, ({ rating }) => rating.surgeMargin),
        quantity('airflow', T.stallsBelow, ({ rating }) => stallAirflow(rating)),
      ],
    },
    {
      title: T.electrical,
      values: [
        words(T.drive, ({ driveText }) => driveText),
        motorValue(values, ({ motorHorsepower }) => motorHorsepower),
        quantity('inputPower', T.input, ({ rating }) => rating.inputKw, 'less'),
        quantity('specificFanPower', T.specificPower, ({ rating }) => rating.specificFanPower, 'less'),
      ],
    },
    {
      title: T.sound,
      values: [
        quantity('sound', T.sones({ feet }), ({ rating }) => rating.soundSones, 'less'),
        quantity('soundPressure', T.dba({ feet }), ({ rating }) => rating.soundDba, 'less'),
      ],
    },
    constructionGroup(values),
  ];
}

/** Where the noise of ceiling fans is said (engineering, section 7). */
const CEILING_FAN_FEET = 20;

function ceilingFanGroups(rows: readonly HvlsRow[]): ValueGroup[] {
  const values = valueRows(rows);
  const { quantity } = values;
  const T = COMPARE_MESSAGES;
  return [
    {
      title: T.air,
      values: [
        quantity('length', T.diameter, ({ diameter }) => diameter),
        { ...quantity('airflow', T.blades, ({ blades }) => blades), label: T.blades },
        quantity('airflow', T.airflow, ({ cfm }) => cfm),
        quantity('area', T.covers, ({ coveredSquareFootage }) => coveredSquareFootage, 'more'),
        quantity('speed', T.speed, ({ rpm }) => rpm),
        quantity('fanEnergyIndex', T.cfei, ({ cfei }) => cfei, 'more'),
      ],
    },
    {
      title: T.electrical,
      values: [
        motorValue(values, ({ horsepower }) => horsepower),
        quantity('inputPower', T.inputEach, ({ kilowattHour }) => kilowattHour, 'less'),
      ],
    },
    {
      title: T.sound,
      values: [quantity('soundPressure', T.dba({ feet: String(CEILING_FAN_FEET) }), ({ noise }) => noise, 'less')],
    },
    constructionGroup(values),
  ];
}
