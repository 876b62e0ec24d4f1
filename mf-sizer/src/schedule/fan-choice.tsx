import type { ExhaustSupplyRow } from '@specbuilder/shared-contracts/api';
import { Money, mergeClasses, useArePricesShown } from '@specbuilder/shared-ui/core';
import { Checkbox, Select } from '@specbuilder/shared-ui/data';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { SCHEDULE_MESSAGES } from '../messages/schedule.generated.ts';
import { useRankReason } from '../results/wording/use-rank-reason.ts';
import { rowName } from './duty-cell.tsx';
import { RowSearch } from './row-search.tsx';
import type { SizedRow } from './sized-row.ts';
import { useTableStyles } from './table-styles.ts';

interface FanChoiceProps {
  readonly sized: SizedRow;
  readonly postalCode: string;
  readonly onChoice: (rowId: string, place: number) => void;
}

/** The best three for a duty, each with its reason. */
export function FanChoice({ sized: { row, fan, fans, addedTo }, postalCode, onChoice }: FanChoiceProps) {
  const styles = useTableStyles();
  const reasonOf = useRankReason();
  const search = <RowSearch row={row} postalCode={postalCode} />;
  if (fan === undefined) {
    return (
      <span className={styles.fan}>
        <span className={mergeClasses(styles.leftOut, styles.none)}>{SCHEDULE_MESSAGES.noneYet}</span>
        {search}
      </span>
    );
  }
  return (
    <span className={styles.fan}>
      <Pictogram name={fan.pictogram} sizePx={24} />
      <Select
        size="small"
        className={styles.fanSelect}
        aria-label={SCHEDULE_MESSAGES.fanOf({ name: rowName(row) })}
        value={String(fans.indexOf(fan))}
        disabled={addedTo !== undefined}
        onChange={(_, { value }) => onChoice(row.id, Number(value))}
      >
        {fans.map((each, index) => (
          <option key={`${each.fanUnitId} ${each.modelDisplayAs}`} value={String(index)}>
            {choiceText(each, reasonOf(each))}
          </option>
        ))}
      </Select>
      {search}
    </span>
  );
}

/** The first is the one that is recommended, whatever else is said for it. */
function choiceText({ modelDisplayAs: model, isRecommended }: ExhaustSupplyRow, reason: string): string {
  return isRecommended ? SCHEDULE_MESSAGES.recommended({ model, reason }) : `${model}: ${reason}`;
}

/** Price of one fan, and the quantity of the row. */
export function RowPrice({ sized: { row, fan } }: Pick<RowTickProps, 'sized'>) {
  const arePricesShown = useArePricesShown();
  if (fan === undefined || !arePricesShown) return null;
  return (
    <>
      {row.quantity > 1 && SCHEDULE_MESSAGES.times({ count: row.quantity })} <Money usd={fan.price} strong />
    </>
  );
}

interface RowTickProps {
  readonly sized: SizedRow;
  readonly onCheck: (rowId: string, isChecked: boolean) => void;
}

/** Whether the row goes into the project. */
export function RowTick({ sized: { row, fan, isChecked, addedTo }, onCheck }: RowTickProps) {
  return (
    <Checkbox
      aria-label={SCHEDULE_MESSAGES.add({ name: rowName(row) })}
      checked={isChecked}
      disabled={fan === undefined || addedTo !== undefined}
      onChange={(_, { checked }) => onCheck(row.id, checked === true)}
    />
  );
}
