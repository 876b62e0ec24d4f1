import type { SharedProject } from '@specbuilder/shared-contracts/api';
import { formatHorsepower } from '@specbuilder/shared-contracts/domain';
import { EmptyState, Money, makeStyles, QUANTITIES, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { DataGrid } from '@specbuilder/shared-ui/grid';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { type ItemTotals, itemFigures, itemTotals } from '../items/item-figures.ts';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';
import { SHARED_PROJECT_TEXTS } from '../words/shared-project.generated.ts';
import { SharedCard } from './shared-card.tsx';
import { sharedColumns } from './shared-columns.tsx';

/** Items of a shared project in their order with what they sum up to; nothing in it can be changed. */
export function SharedItems({ project }: { readonly project: SharedProject }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const cost = project.settings.operatingCost;
  const items = [...project.projectItems].sort((a, b) => a.itemIndex - b.itemIndex);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Pictogram name="downblast" sizePx={96} />}
        title={SHARED_PROJECT_TEXTS.empty}
        text={SHARED_PROJECT_TEXTS.emptyText}
      />
    );
  }
  const rows = items.map((item) => ({ item, figures: itemFigures(item, cost) }));
  const totals = itemTotals(items, cost);
  return (
    <section className={styles.section}>
      <Totals totals={totals} arePricesShown={arePricesShown} />
      <DataGrid
        label={SHARED_PROJECT_TEXTS.table}
        columns={sharedColumns(totals, arePricesShown)}
        rows={rows}
        rowId={({ item }) => item.projectItemId}
        rowSize="tall"
        card={(row) => <SharedCard row={row} />}
        areCardsApart
      />
    </section>
  );
}

interface TotalsProps {
  readonly totals: ItemTotals;
  readonly arePricesShown: boolean;
}

function Totals({ totals, arePricesShown }: TotalsProps) {
  const styles = useStyles();
  return (
    <dl className={styles.strip}>
      {arePricesShown && (
        <>
          <Fact label={DASHBOARD_TEXTS.budgetPrice}>
            <Money usd={totals.price} strong />
          </Fact>
          <Fact label={DASHBOARD_TEXTS.runningCost}>
            <Money usd={totals.runningCost} strong /> <span className={styles.unit}>{DASHBOARD_TEXTS.perYear}</span>
          </Fact>
        </>
      )}
      <Fact label={DASHBOARD_TEXTS.connectedPower}>
        <strong>{formatHorsepower(totals.horsepower)}</strong>{' '}
        <span className={styles.unit}>{QUANTITIES.power.unit}</span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  strip: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXL, margin: 0 },
  fact: { paddingInlineStart: tokens.spacingHorizontalL, borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  unit: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
