import type { ProjectItem, SharedProject } from '@specbuilder/shared-contracts/api';
import { EmptyState, makeStyles, tokens, useArePricesShown } from '@specbuilder/shared-ui/core';
import { DataGrid } from '@specbuilder/shared-ui/grid';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { itemTotals, itemValues } from '../../items/items/item-values.ts';
import { idOf, inOrder } from '../../items/items/ordering/in-order.ts';
import { TotalsStrip } from '../../items/items/totals-strip.tsx';
import { SHARED_PROJECT_MESSAGES } from '../../messages/shared-project.generated.ts';
import { SharedCard } from './shared-card.tsx';
import { sharedColumns } from './shared-columns.tsx';

/** Items of a shared project in their order with what they sum up to; nothing in it can be changed. */
export function SharedItems({ project }: { readonly project: SharedProject }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
  const cost = project.settings.operatingCost;
  const items = inOrder(project.projectItems);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Pictogram name="downblast" sizePx={96} />}
        title={SHARED_PROJECT_MESSAGES.empty}
        text={SHARED_PROJECT_MESSAGES.emptyText}
      />
    );
  }
  const chosenOf = ({ alternateToId }: ProjectItem) => items.find((item) => idOf(item) === alternateToId) ?? null;
  const rows = items.map((item) => ({ item, values: itemValues(item, cost), chosen: chosenOf(item) }));
  const totals = itemTotals(items, cost);
  return (
    <section className={styles.section}>
      <TotalsStrip totals={totals} selected={null} />
      <DataGrid
        label={SHARED_PROJECT_MESSAGES.table}
        columns={sharedColumns(totals, arePricesShown)}
        rows={rows}
        rowId={({ item }) => item.projectItemId}
        rowSize="tall"
        isSteady
        card={(row) => <SharedCard row={row} />}
        areCardsApart
      />
    </section>
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});
