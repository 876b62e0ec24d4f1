import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { type OperatingCostSettings, operatingCost } from '@specbuilder/shared-contracts/domain';
import {
  formatQuantity,
  Money,
  makeStyles,
  mergeClasses,
  Quantity,
  tokens,
  useArePricesShown,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { inputKwOf, isOffered } from '../../items/items/item-values.ts';
import { inOrder } from '../../items/items/ordering/in-order.ts';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';

interface CostOfItemsProps {
  readonly items: readonly ProjectItem[];
  readonly settings: OperatingCostSettings;
}

/** Every item with its power as a bar and its yearly cost, and the project's sum (OPC-003). */
export function CostOfItems({ items, settings }: CostOfItemsProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const rows = inOrder(items)
    .filter(isOffered)
    .map((item) => ({ item, kw: inputKwOf(item) }));
  const total = rows.reduce((sum, { kw }) => sum + kw, 0);
  const max = Math.max(...rows.map(({ kw }) => kw), 0);
  return (
    <section className={styles.card} aria-labelledby="cost-of-items">
      <div className={styles.head}>
        <h2 id="cost-of-items" className={styles.title}>
          {OPERATING_COST_MESSAGES.perItem}
        </h2>
        {rows.length > 0 && (
          <span className={styles.quiet}>
            {OPERATING_COST_MESSAGES.connected({ power: formatQuantity(total, 'inputPower') })}
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{OPERATING_COST_MESSAGES.none}</p>
      ) : (
        <table className={styles.table} aria-labelledby="cost-of-items">
          <HiddenHeader arePricesShown={arePricesShown} />
          <tbody>
            {rows.map(({ item, kw }) => (
              <CostRow
                key={item.projectItemId}
                item={item}
                kw={kw}
                share={max === 0 ? 0 : kw / max}
                cost={arePricesShown ? operatingCost(kw, settings) : null}
              />
            ))}
          </tbody>
          {arePricesShown && <ProjectCost usd={operatingCost(total, settings)} />}
        </table>
      )}
    </section>
  );
}

interface CostRowProps {
  readonly item: ProjectItem;
  readonly kw: number;
  /** Of the item that takes most, 0 to 1. */
  readonly share: number;
  /** USD a year; null under 'No Pricing'. */
  readonly cost: number | null;
}

function CostRow({ item, kw, share, cost }: CostRowProps) {
  const styles = useStyles();
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.cell, styles.tag)}>
        {item.tag ?? '–'}
      </th>
      <td className={mergeClasses(styles.cell, styles.model)}>
        {item.modelDisplayAs}{' '}
        {item.qty > 1 && <span className={styles.quiet}>{OPERATING_COST_MESSAGES.units({ count: item.qty })}</span>}
      </td>
      <td className={mergeClasses(styles.cell, styles.share)} aria-hidden>
        <div className={styles.track}>
          <div className={styles.bar} style={{ width: `${share * 100}%` }} />
        </div>
      </td>
      <td className={mergeClasses(styles.cell, styles.numeric)}>
        <Quantity value={kw} of="inputPower" />
      </td>
      {cost !== null && (
        <td className={mergeClasses(styles.cell, styles.numeric)}>
          <Money usd={cost} strong />
        </td>
      )}
    </tr>
  );
}

function ProjectCost({ usd }: { readonly usd: number }) {
  const styles = useStyles();
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3} className={mergeClasses(styles.cell, styles.tag)}>
          {OPERATING_COST_MESSAGES.project}
        </th>
        <td colSpan={2} className={mergeClasses(styles.cell, styles.numeric, styles.total)}>
          <Money usd={usd} strong /> <span className={styles.quiet}>{OPERATING_COST_MESSAGES.perYear}</span>
        </td>
      </tr>
    </tfoot>
  );
}

/** The bars say what the columns are; names are for who does not see them. */
function HiddenHeader({ arePricesShown }: { readonly arePricesShown: boolean }) {
  const { tag, model, share, power, cost } = OPERATING_COST_MESSAGES;
  const names = [tag, model, share, power, ...(arePricesShown ? [cost] : [])];
  const styles = useStyles();
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th
            key={name}
            scope="col"
            className={mergeClasses(styles.hiddenHeader, name === share && styles.share)}
            aria-hidden={name === share}
          >
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const useStyles = makeStyles({
  card: {
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  none: {
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  hiddenHeader: { position: 'relative', padding: 0, height: 0 },
  cell: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
  },
  tag: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  model: { overflowWrap: 'anywhere' },
  share: { width: '52%', '@media (max-width: 639.98px)': { display: 'none' } },
  track: {
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
  numeric: { textAlign: 'end', whiteSpace: 'nowrap' },
  total: { fontSize: tokens.fontSizeBase400 },
});
