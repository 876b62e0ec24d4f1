import type { ExhaustSupplyListRow, HvlsRow } from '@specbuilder/shared-contracts/api';
import { formatFigure, QUANTITIES } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { type ComparedResult, fansOf } from './compared-result.ts';
import {
  type ComparedFigure,
  constructionGroup,
  costGroup,
  type FigureFacts,
  type FigureGroup,
  figureRows,
  motorFigure,
} from './figure-rows.ts';

/** What the rows are compared by, in groups. */
export function comparedFigures(result: ComparedResult, facts: FigureFacts): readonly FigureGroup[] {
  const groups = result.kind === 'fan' ? fanGroups(result.rows) : ceilingFanGroups(result.rows);
  return [costGroup(fansOf(result), facts), ...groups].filter(({ figures }) => figures.length > 0);
}

/** An index that falls short of ASHRAE 90.1 says so here as it does among the rows. */
function withLimit(figure: ComparedFigure, rows: readonly ExhaustSupplyListRow[]): ComparedFigure {
  const isBelow = (place: number) => rows[place]?.rating.energy.meetsLimit === false;
  const texts = figure.texts.map((fei, place) => (isBelow(place) ? COMPARE_MESSAGES.feiBelow({ fei }) : fei));
  return { ...figure, texts };
}

function fanGroups(rows: readonly ExhaustSupplyListRow[]): FigureGroup[] {
  const figures = figureRows(rows);
  const { quantity, words } = figures;
  const feet = formatFigure(rows[0]?.rating.soundDistance, QUANTITIES.length);
  const T = COMPARE_MESSAGES;
  return [
    {
      title: T.air,
      figures: [
        quantity('airflow', T.airflow, ({ rating }) => rating.cfm),
        quantity('staticPressure', T.staticPressure, ({ rating }) => rating.totalStaticPressure),
        quantity('speed', T.speed, ({ rating }) => rating.rpm),
        quantity('brakeHorsepower', T.totalBhp, ({ rating }) => rating.totalBhp, 'less'),
        withLimit(
          quantity('fanEnergyIndex', T.fei, ({ rating }) => rating.energy.fei, 'more'),
          rows,
        ),
        quantity('efficiency', T.staticEfficiency, ({ rating }) => rating.staticEfficiency, 'more'),
        quantity('efficiency', T.stallMargin, ({ rating }) => rating.surgeMargin, 'more'),
      ],
    },
    {
      title: T.electrical,
      figures: [
        words(T.drive, ({ driveText }) => driveText),
        motorFigure(figures, ({ motorHorsepower }) => motorHorsepower),
        quantity('inputPower', T.input, ({ rating }) => rating.inputKw, 'less'),
        quantity('specificFanPower', T.specificPower, ({ rating }) => rating.specificFanPower, 'less'),
      ],
    },
    {
      title: T.sound,
      figures: [
        quantity('sound', T.sones({ feet }), ({ rating }) => rating.soundSones, 'less'),
        quantity('soundPressure', T.dba({ feet }), ({ rating }) => rating.soundDba, 'less'),
      ],
    },
    constructionGroup(figures),
  ];
}

/** Where the noise of ceiling fans is said (engineering, section 7). */
const CEILING_FAN_FEET = 20;

function ceilingFanGroups(rows: readonly HvlsRow[]): FigureGroup[] {
  const figures = figureRows(rows);
  const { quantity } = figures;
  const T = COMPARE_MESSAGES;
  return [
    {
      title: T.air,
      figures: [
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
      figures: [
        motorFigure(figures, ({ horsepower }) => horsepower),
        quantity('inputPower', T.inputEach, ({ kilowattHour }) => kilowattHour, 'less'),
      ],
    },
    {
      title: T.sound,
      figures: [quantity('soundPressure', T.dba({ feet: String(CEILING_FAN_FEET) }), ({ noise }) => noise, 'less')],
    },
    constructionGroup(figures),
  ];
}
