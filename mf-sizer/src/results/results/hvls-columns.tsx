import type { HvlsRow } from '@specbuilder/shared-contracts/api';
import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { Money, Quantity } from '@specbuilder/shared-ui/core';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { constructionColumns } from './construction-columns.tsx';
import { resultAmountColumn, resultQuantityColumn } from './number-columns.tsx';
import type { ResultColumn } from './result-column.ts';

interface HvlsColumnFacts {
  /** Without a floor area one fan of each is meant, so there is no total for the space. */
  readonly hasArea: boolean;
  /** Width that amounts need beyond that of US dollars. */
  readonly priceSpacePx: number;
  /** Fans that are requested of a row: the recommended number unless changed. */
  readonly quantityOf: (row: HvlsRow) => number;
}

/** '$12,345.00' with the gap behind it, and the strong total of many fans. */
const PRICE_PX = 88;
const TOTAL_PX = 100;

type Column = ResultColumn<HvlsRow>;

const quantity = resultQuantityColumn<HvlsRow>;
const amount = resultAmountColumn<HvlsRow>;

/** Columns of ceiling fans; quantity and total for the space are computed from the area, so a line sets them apart. */
export function hvlsColumns({ hasArea, priceSpacePx, quantityOf }: HvlsColumnFacts): readonly Column[] {
  return [
    {
      ...quantity('diameter', RESULTS_MESSAGES.diameter, 'length', 74, ({ diameter }) => diameter),
      isHighestBest: true,
    },
    { ...quantity('blades', RESULTS_MESSAGES.blades, 'airflow', 54, ({ blades }) => blades, 5), unit: '' },
    { ...quantity('airflow', RESULTS_MESSAGES.airflow, 'airflow', 60, ({ cfm }) => cfm, 4), isHighestBest: true },
    {
      ...quantity('motor', RESULTS_MESSAGES.motor, 'power', 50, ({ horsepower }) => horsepower, 3),
      cell: ({ horsepower }) => horsepowerName(horsepower),
      text: ({ horsepower }) => horsepowerName(horsepower),
      filter: 'words',
    },
    quantity('input', RESULTS_MESSAGES.input, 'inputPower', 50, ({ kilowattHour }) => kilowattHour, 1),
    quantity('noise', RESULTS_MESSAGES.noise, 'soundPressure', 50, ({ noise }) => noise, 2),
    {
      ...quantity('covers', RESULTS_MESSAGES.covers, 'area', 66, ({ coveredSquareFootage }) => coveredSquareFootage),
      isHighestBest: true,
    },
    ...constructionColumns<HvlsRow>(),
    {
      ...amount('price', RESULTS_MESSAGES.each, RESULTS_MESSAGES.budget, PRICE_PX + priceSpacePx, ({ price }) => price),
      // If only one of the two fits, the total for the space is more informative.
      leaves: hasArea ? 6 : 0,
      filter: 'most',
      hasGapAfter: true,
    },
    ...(hasArea ? spaceColumns(quantityOf, priceSpacePx) : []),
  ];
}

function spaceColumns(quantityOf: (row: HvlsRow) => number, priceSpacePx: number): Column[] {
  const total = (row: HvlsRow) => quantityOf(row) * row.price;
  return [
    {
      ...quantity('quantity', RESULTS_MESSAGES.quantity, 'airflow', 92, quantityOf),
      unit: RESULTS_MESSAGES.quantityUnit,
      card: { label: RESULTS_MESSAGES.quantityShort, unit: RESULTS_MESSAGES.fans },
      hasLineBefore: true,
      cell: (row) => <Quantity value={quantityOf(row)} of="airflow" hideUnit strong />,
    },
    {
      ...amount('space', RESULTS_MESSAGES.forTheSpace, RESULTS_MESSAGES.budget, TOTAL_PX + priceSpacePx, total),
      cell: (row) => <Money usd={total(row)} strong />,
    },
  ];
}
