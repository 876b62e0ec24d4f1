import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  Button,
  EmptyState,
  Money,
  makeStyles,
  Quantity,
  tokens,
  useArePricesShown,
  useMediaQuery,
  usePlatform,
} from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useMutation, useQueryClient } from '@specbuilder/shared-ui/query';
import { ItemCards } from './item-cards.tsx';
import { type ItemTotals, itemFigures, itemTotals } from './item-figures.ts';
import { ItemTable } from './item-table.tsx';
import { DASHBOARD_TEXTS } from './texts.ts';

/** Items in their order with what they sum up to; a table, or cards on phones. */
export function ProjectItems({ project }: { readonly project: Project }) {
  const styles = useStyles();
  const platform = usePlatform();
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
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
  const shared = { rows, totals, onRemove: remove };
  return (
    <section className={styles.section}>
      <TotalsStrip totals={totals} />
      {isPhone ? <ItemCards {...shared} /> : <ItemTable {...shared} />}
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
            <Money usd={totals.price} whole strong />
          </Fact>
          <Fact label={DASHBOARD_TEXTS.runningCost}>
            <Money usd={totals.runningCost} whole strong />{' '}
            <span className={styles.unit}>{DASHBOARD_TEXTS.perYear}</span>
          </Fact>
        </>
      )}
      <Fact label={DASHBOARD_TEXTS.connectedPower}>
        <Quantity value={totals.horsepower} of="power" strong />
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
    const isSure = await platform.dialogs.confirm({ title, text: text(item.modelDisplayAs), confirm, cancel });
    if (!isSure) return;
    try {
      await mutateAsync(item.projectItemId);
      platform.bus.publish('items-deleted', { projectId, projectItemIds: [item.projectItemId] });
    } catch (error) {
      platform.log.error('Item could not be deleted', error);
      void platform.toasts.show({ kind: 'error', title: ERRORS.failedToDeleteItems(1), durationMs: TOAST_MS.failure });
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
