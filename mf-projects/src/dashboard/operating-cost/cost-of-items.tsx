import type { Project } from '@specbuilder/shared-contracts/api';
import type { OperatingCostSettings } from '@specbuilder/shared-contracts/domain';
import {
  formatQuantity,
  formatValue,
  makeStyles,
  mergeClasses,
  tokens,
  useArePricesShown,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { isOffered } from '../../items/items/item-values.ts';
import { inOrder } from '../../items/items/ordering/in-order.ts';
import { OPERATING_COST_MESSAGES } from '../../messages/operating-cost.generated.ts';
import { useCellStyles } from './cell-styles.ts';
import { type EnergyState, itemCost } from './cost-lines.ts';
import { ItemCostRows } from './item-cost-rows.tsx';
import { ProjectTotal } from './project-total.tsx';
import { useYearlyEnergy } from './use-yearly-energy.ts';

interface CostOfItemsProps {
  readonly project: Project;
  readonly settings: OperatingCostSettings;
}

/** Every item with the power of its fans as a bar and what it takes in a year, and the project's sums (OPC-003). */
export function CostOfItems({ project, settings }: CostOfItemsProps) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const items = inOrder(project.projectItems).filter(isOffered);
  const energy = useYearlyEnergy(project, items, settings);
  const rows = items.map((item) => itemCost(item, settings, energy));
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
          <Header arePricesShown={arePricesShown} />
          {rows.map((cost) => (
            <ItemCostRows
              key={cost.item.projectItemId}
              cost={cost}
              share={max === 0 ? 0 : cost.kw / max}
              arePricesShown={arePricesShown}
            />
          ))}
          {arePricesShown && <ProjectTotal costs={rows} />}
        </table>
      )}
      <Basis energy={energy} />
    </section>
  );
}

/** What heating and cooling are counted with, and what is left out of them. */
function Basis({ energy }: { readonly energy: EnergyState }) {
  const styles = useStyles();
  if (energy == null || energy === 'failed' || energy.weather === null) return null;
  const { station, miles, heatingDegreeDays } = energy.weather;
  const whole = { unit: '' } as const;
  const degreeDays = formatValue(heatingDegreeDays, whole);
  return (
    <p className={styles.basis}>
      {OPERATING_COST_MESSAGES.basis({ station, miles: formatValue(miles, whole), degreeDays })}
    </p>
  );
}

/** What the two columns of numbers are; the names of the others are for screen readers. */
function Header({ arePricesShown }: { readonly arePricesShown: boolean }) {
  const { tag, model, power, cost } = OPERATING_COST_MESSAGES;
  const cells = useCellStyles();
  const styles = useStyles();
  const numeric = mergeClasses(cells.cell, cells.quiet, styles.end);
  return (
    <thead>
      <tr>
        {[tag, model].map((name) => (
          <th key={name} scope="col" className={mergeClasses(cells.cell, styles.relative)}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
        <th scope="col" className={numeric}>
          {power}
        </th>
        {arePricesShown && (
          <th scope="col" className={numeric}>
            {cost}
          </th>
        )}
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
  relative: { position: 'relative' },
  end: { textAlign: 'end', verticalAlign: 'bottom' },
  basis: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
