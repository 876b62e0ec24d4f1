import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { formatHorsepower, PROJECT_ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import {
  Button,
  EmptyState,
  Money,
  makeStyles,
  QUANTITIES,
  tokens,
  useArePricesShown,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { DataGrid } from '@specbuilder/shared-ui/grid';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';
import { ItemCard } from './item-card.tsx';
import { itemColumns } from './item-columns.tsx';
import { type ItemTotals, itemFigures, itemTotals } from './item-figures.ts';

/** Items in their order with what they sum up to; a table, or cards on phones. */
export function ProjectItems({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const platform = usePlatform();
  const arePricesShown = useArePricesShown();
  const remove = useRemoveItem(project.projectId);
  const cost = project.settings.operatingCost;
  const items = [...project.projectItems].sort((a, b) => a.itemIndex - b.itemIndex);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Pictogram name="downblast" sizePx={96} />}
        title={DASHBOARD_TEXTS.emptyTitle}
        text={DASHBOARD_TEXTS.emptyText}
        actions={
          <Button appearance="primary" onClick={() => void platform.panels.open('new-fan', {})}>
            {DASHBOARD_TEXTS.addEquipment}
          </Button>
        }
      />
    );
  }
  const rows = items.map((item) => ({ item, figures: itemFigures(item, cost) }));
  const totals = itemTotals(items, cost);
  return (
    <section className={styles.section}>
      <TotalsStrip totals={totals} />
      <DataGrid
        label={DASHBOARD_TEXTS.table}
        columns={itemColumns({ totals, arePricesShown, onRemove: remove })}
        rows={rows}
        rowId={({ item }) => item.projectItemId}
        navigation="controls"
        rowSize="tall"
        card={(row) => <ItemCard row={row} onRemove={() => remove(row.item)} />}
        areCardsApart
      />
    </section>
  );
}

function TotalsStrip({ totals }: { readonly totals: ItemTotals }) {
  const styles = useStyles();
  const arePricesShown = useArePricesShown();
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

/** Asks, then deletes; the row leaves when the server has it gone. */
function useRemoveItem(projectId: string): (item: ProjectItem) => Promise<void> {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (projectItemId: string) =>
      platform.api.projects.items.delete({ projectId, projectItemIds: [projectItemId] }),
  });
  return async (item) => {
    const { title, text, confirm, cancel } = DASHBOARD_TEXTS.confirmRemove;
    const isSure = await platform.dialogs.confirm({
      title,
      text: text({ item: item.modelDisplayAs }),
      confirm,
      cancel,
    });
    if (!isSure) return;
    try {
      await mutateAsync(item.projectItemId);
      platform.bus.publish('items-deleted', { projectId, projectItemIds: [item.projectItemId] });
    } catch (error) {
      platform.log.error('Item could not be deleted', error);
      void platform.toasts.show({
        kind: 'error',
        title: PROJECT_ERRORS.failedToDeleteItems({ count: 1 }),
        durationMs: TOAST_MS.failure,
      });
    }
    await cache.invalidateQueries({ queryKey: platform.apiQueries.projects.read.queryKey({ input: { projectId } }) });
    await cache.invalidateQueries({ queryKey: platform.apiQueries.projectStubs.key() });
  };
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
