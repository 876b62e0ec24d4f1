import { Money, makeStyles, mergeClasses, Quantity, tokens } from '@specbuilder/shared-ui/core';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';
import { useCellStyles } from './cell-styles.ts';
import { countedUsd, type ItemCost, isWhole, type PartCost } from './cost-lines.ts';

interface ItemCostRowsProps {
  readonly cost: ItemCost;
  /** Fan power over that of the item that takes most, 0 to 1. */
  readonly share: number;
  /** False under 'No Pricing'. */
  readonly arePricesShown: boolean;
}

/** An item with its fans, and a row for each other part that takes energy. */
export function ItemCostRows({ cost, share, arePricesShown }: ItemCostRowsProps) {
  const { parts } = cost;
  return (
    <tbody>
      <FanRow cost={cost} share={share} arePricesShown={arePricesShown} />
      {parts.map((part) => (
        <PartRow key={part.part} part={part} arePricesShown={arePricesShown} />
      ))}
      {arePricesShown && parts.length > 0 && <ItemTotal cost={cost} />}
    </tbody>
  );
}

function FanRow({ cost, share, arePricesShown }: ItemCostRowsProps) {
  const cells = useCellStyles();
  const styles = useStyles();
  const { item, kw, fansUsd, parts } = cost;
  return (
    <tr>
      <th scope={parts.length > 0 ? 'rowgroup' : 'row'} className={mergeClasses(cells.cell, cells.tag)}>
        {item.tag ?? '–'}
      </th>
      <td className={mergeClasses(cells.cell, styles.wide)}>
        <div className={styles.model}>
          <span translate="no">
            {item.modelDisplayAs}{' '}
            {item.qty > 1 && <span className={cells.unit}>{OPERATING_COST_MESSAGES.units({ count: item.qty })}</span>}
          </span>
          <div className={styles.track} aria-hidden>
            <div className={styles.bar} style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      </td>
      <td className={mergeClasses(cells.cell, cells.numeric)}>
        <Quantity value={kw} of="inputPower" />
      </td>
      {arePricesShown && (
        <td className={mergeClasses(cells.cell, cells.numeric)}>
          <Money usd={fansUsd} strong />
        </td>
      )}
    </tr>
  );
}

interface PartRowProps {
  readonly part: PartCost;
  readonly arePricesShown: boolean;
}

/** Energy and cost of a part, or why it has none. */
function PartRow({ part: { part, energy, usd, reason }, arePricesShown }: PartRowProps) {
  const cells = useCellStyles();
  const cell = mergeClasses(cells.cell, cells.part);
  const { parts, notCounted, reasons } = OPERATING_COST_MESSAGES;
  // Without prices, an energy that has none is all there is to say.
  const why = reason === null || (energy !== null && !arePricesShown) ? null : notCounted({ reason: reasons[reason] });
  return (
    <tr>
      <th scope="row" colSpan={2} className={cell}>
        {parts[part]}
        {why !== null && <div className={cells.quiet}>{why}</div>}
      </th>
      <td className={mergeClasses(cell, cells.numeric)}>{energy}</td>
      {arePricesShown && (
        <td className={mergeClasses(cell, cells.numeric)}>{usd !== null && <Money usd={usd} strong />}</td>
      )}
    </tr>
  );
}

function ItemTotal({ cost }: Pick<ItemCostRowsProps, 'cost'>) {
  const cells = useCellStyles();
  const cell = mergeClasses(cells.cell, cells.part);
  const { counted, countedInPart } = OPERATING_COST_MESSAGES;
  return (
    <tr>
      <th scope="row" colSpan={3} className={mergeClasses(cell, cells.tag)}>
        {isWhole(cost.parts) ? counted : countedInPart}
      </th>
      <td className={mergeClasses(cell, cells.numeric)}>
        <Money usd={countedUsd(cost)} strong />
      </td>
    </tr>
  );
}

const useStyles = makeStyles({
  wide: { width: '60%', overflowWrap: 'anywhere', '@media (max-width: 639.98px)': { width: 'auto' } },
  model: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  track: {
    '@media (max-width: 639.98px)': { display: 'none' },
    height: '12px',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusSmall,
    overflow: 'hidden',
  },
  bar: {
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    borderRadius: tokens.borderRadiusSmall,
    forcedColorAdjust: 'none',
  },
});
