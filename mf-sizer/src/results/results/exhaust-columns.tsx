import type { ExhaustSupplyListRow } from '@specbuilder/shared-contracts/api';
import {
  horsepowerName,
  type OperatingCostSettings,
  operatingCost,
  shownFei,
} from '@specbuilder/shared-contracts/domain';
import { formatValue, Money, QUANTITIES, Quantity } from '@specbuilder/shared-ui/core';
import { GRID_TOOLS_MESSAGES } from '../../messages/grid-tools.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { constructionColumns } from './construction-columns.tsx';
import { FeiValue } from './fei-value.tsx';
import { resultAmountColumn, resultQuantityColumn } from './number-columns.tsx';
import type { ResultColumn } from './result-column.ts';

interface ExhaustColumnFacts {
  readonly cost: OperatingCostSettings;
  /** Required airflow, cfm: an actual flow that differs is highlighted. */
  readonly requiredCfm: number | null;
  /** Distance of the sound values, ft. */
  readonly distanceFt: number | null;
  /** FEI that applies to the fans of 1 hp and more, another for variable flow; none where all are exempt. */
  readonly feiLimits: readonly number[];
  /** Width that amounts need beyond that of US dollars. */
  readonly priceSpacePx: number;
  /** What the rows have around their fans. */
  readonly sections: readonly Column[];
}

/** After every other column that can leave: supply units differ by their sections before its motor. */
const MOTOR_LEAVES_LAST = 9;

/** Five digits, or FEI with its tick: a twentieth of the grid at 1440 px, so that every drawn column fits. */
const VALUE_PX = 52;
/** '$12,345.00' with the gap behind it, and '$1,234.50'. */
const PRICE_PX = 88;
const RUNNING_COST_PX = 74;

type Column = ResultColumn<ExhaustSupplyListRow>;

const quantity = resultQuantityColumn<ExhaustSupplyListRow>;
const amount = resultAmountColumn<ExhaustSupplyListRow>;

/** Columns of exhaust and supply fans, in the order of the specification's row fields. */
export function exhaustColumns(facts: ExhaustColumnFacts): readonly Column[] {
  const { requiredCfm, distanceFt, feiLimits, sections } = facts;
  const isOffDuty = ({ rating }: ExhaustSupplyListRow) =>
    Math.round(rating.cfm) !== Math.round(requiredCfm ?? rating.cfm);
  return [
    {
      id: 'drive',
      label: RESULTS_MESSAGES.drive,
      unit: '',
      minPx: 92,
      leaves: 6,
      wraps: true,
      filter: 'words',
      value: ({ driveText }) => driveText,
      cell: ({ driveText }) => driveText,
      text: ({ driveText }) => driveText,
    },
    {
      ...quantity('airflow', RESULTS_MESSAGES.airflow, 'airflow', VALUE_PX, ({ rating }) => rating.cfm),
      cell: (row) => <Quantity value={row.rating.cfm} of="airflow" hideUnit strong={isOffDuty(row)} />,
    },
    quantity('sp', RESULTS_MESSAGES.staticPressure, 'staticPressure', VALUE_PX, totalStaticPressure, 3),
    quantity('speed', RESULTS_MESSAGES.speed, 'speed', VALUE_PX, ({ rpm }) => rpm, 5),
    quantity('power', RESULTS_MESSAGES.power, 'brakeHorsepower', VALUE_PX, ({ totalBhp }) => totalBhp, 4),
    {
      ...quantity('motor', RESULTS_MESSAGES.motor, 'power', VALUE_PX, ({ motorHorsepower }) => motorHorsepower),
      leaves: sections.length > 0 ? MOTOR_LEAVES_LAST : 0,
      filter: 'words',
      cell: ({ motorHorsepower }) => horsepowerName(motorHorsepower),
      text: ({ motorHorsepower }) => horsepowerName(motorHorsepower),
      // A spreadsheet takes '1/3' for a day in January.
      copied: ({ motorHorsepower }) => String(Math.round(motorHorsepower * 10_000) / 10_000),
    },
    ...sections,
    {
      ...quantity('fei', RESULTS_MESSAGES.fei, 'fanEnergyIndex', VALUE_PX, ({ rating }) => shownFei(rating.energy)),
      unit: feiUnit(feiLimits),
      card: { label: RESULTS_MESSAGES.fei, unit: '' },
      isHighestBest: true,
      cell: ({ rating }) => <FeiValue energy={rating.energy} />,
    },
    {
      ...quantity('fanPower', GRID_TOOLS_MESSAGES.fanPower, 'specificFanPower', 66, specificFanPower, 10),
      isExtra: true,
    },
    { ...quantity('sound', RESULTS_MESSAGES.sound, 'sound', VALUE_PX, ({ soundSones }) => soundSones), filter: 'most' },
    {
      ...quantity('dba', '', 'soundPressure', VALUE_PX, ({ rating }) => rating.soundDba, 1),
      label: RESULTS_MESSAGES.dbaAt({ feet: distanceFt ?? 5 }),
    },
    ...constructionColumns<ExhaustSupplyListRow>(),
    ...costColumns(facts),
  ];
}

/** What a fan costs to buy and to run. */
function costColumns({ cost, priceSpacePx, sections }: ExhaustColumnFacts): readonly Column[] {
  return [
    {
      ...amount(
        'price',
        RESULTS_MESSAGES.price,
        RESULTS_MESSAGES.budget,
        PRICE_PX + priceSpacePx,
        ({ price }) => price,
      ),
      filter: 'most',
      hasGapAfter: true,
      cell: ({ price }) => <Money usd={price} strong />,
    },
    amount(
      'running',
      RESULTS_MESSAGES.cost,
      sections.length > 0 ? RESULTS_MESSAGES.fanPerYear : RESULTS_MESSAGES.perYear,
      RUNNING_COST_PX + priceSpacePx,
      ({ kilowattHour }) => operatingCost(kilowattHour, cost),
      2,
    ),
  ];
}

const totalStaticPressure = ({ rating }: ExhaustSupplyListRow) => rating.totalStaticPressure;

/** Electrical input of motor, belt and drive per airflow. */
const specificFanPower = ({ rating }: ExhaustSupplyListRow) => rating.specificFanPower;

/** Limits of the rows that have one. */
export function feiLimitsOf(rows: readonly ExhaustSupplyListRow[]): readonly number[] {
  return [...new Set(rows.flatMap(({ rating }) => rating.energy.feiLimit ?? []))];
}

/** A header has space for one limit; when rows have two, each row shows its own. */
function feiUnit([limit, ...others]: readonly number[]): string {
  if (limit === undefined) return RESULTS_MESSAGES.feiExempt;
  if (others.length > 0) return RESULTS_MESSAGES.feiMixed;
  return RESULTS_MESSAGES.feiUnit({ limit: formatValue(limit, QUANTITIES.fanEnergyIndex) });
}
