import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import {
  BREAKPOINTS,
  Button,
  EmptyState,
  makeStyles,
  ResettableLazy,
  tokens,
  useLastShown,
  useMediaQuery,
  usePlatform,
  useReadable,
} from '@specbuilder/shared-ui/core';
import { Pictogram } from '@specbuilder/shared-ui/pictograms';
import { useMemo, useState } from 'react';
import { ITEMS_TEXTS } from '../words/items.generated.ts';
import { useColumnChoice } from './column-choice.ts';
import { useItemEdits } from './editing/use-item-edits.ts';
import { type ItemActions, ItemActionsProvider } from './item-actions.ts';
import { itemTotals } from './item-figures.ts';
import { useItemRows } from './item-row.ts';
import { ItemsBar } from './items-bar.tsx';
import { ItemsGrid } from './items-grid.tsx';
import { useItemOrder } from './ordering/use-item-order.ts';
import { TotalsStrip } from './totals-strip.tsx';
import { useRemoval } from './use-removal.ts';
import type { ItemSelection } from './use-selection.ts';
import { useVoltage } from './use-voltage.ts';

interface ProjectItemsProps {
  readonly project: Project;
  readonly selection: ItemSelection;
}

/** Equipment of a project: what is selected, what it sums up to, and the grid. */
export function ProjectItems({ project, selection }: ProjectItemsProps) {
  const platform = usePlatform();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const actions = useActions(project, selection, setMenu);
  const items = useMemo(() => [...project.projectItems].sort((a, b) => a.itemIndex - b.itemIndex), [project]);
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Pictogram name="downblast" sizePx={96} />}
        title={ITEMS_TEXTS.emptyTitle}
        text={ITEMS_TEXTS.emptyText}
        actions={
          !actions.isReadOnly && (
            <Button appearance="primary" onClick={() => void platform.panels.open('new-fan', {})}>
              {ITEMS_TEXTS.addEquipment}
            </Button>
          )
        }
      />
    );
  }
  return (
    <ItemActionsProvider value={actions}>
      <FilledItems
        project={project}
        items={items}
        selection={selection}
        menu={menu}
        onCloseMenu={() => setMenu(null)}
      />
    </ItemActionsProvider>
  );
}

interface OpenMenu {
  readonly item: ProjectItem;
  readonly target: HTMLElement;
}

interface FilledItemsProps extends ProjectItemsProps {
  readonly items: readonly ProjectItem[];
  readonly menu: OpenMenu | null;
  readonly onCloseMenu: () => void;
}

function FilledItems({ project, items, selection, menu, onCloseMenu }: FilledItemsProps) {
  const styles = useStyles();
  const hasCards = useMediaQuery(BREAKPOINTS.phone);
  const [chosen, choose] = useColumnChoice();
  const { leaving, remove } = useRemoval(project.projectId);
  const cost = project.settings.operatingCost;
  const rows = useItemRows(items, { cost, isSelected: selection.isSelected, leaving });
  const selected = items.filter(selection.isSelected);
  const isPart = selected.length > 0 && selected.length < items.length;
  const totals = itemTotals(items, cost);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <ItemsBar
          selected={selected}
          count={items.length}
          onDelete={() => void remove(selected)}
          end={
            !hasCards && (
              <ResettableLazy
                load={() => import('./columns-menu.tsx')}
                props={{ chosen, onChoose: choose }}
                fallback={null}
                failed={() => null}
              />
            )
          }
        />
        <TotalsStrip totals={totals} selected={isPart ? itemTotals(selected, cost) : null} />
      </div>
      <ItemsGrid rows={rows} totals={totals} chosen={chosen} onSelectAll={selection.selectAll} />
      <LateMenu items={items} menu={menu} onClose={onCloseMenu} onDelete={(item) => void remove([item])} />
    </section>
  );
}

interface LateMenuProps {
  readonly items: readonly ProjectItem[];
  readonly menu: OpenMenu | null;
  readonly onClose: () => void;
  readonly onDelete: (item: ProjectItem) => void;
}

/** The menu's code comes with the first one that is opened. */
function LateMenu({ items, menu, onClose, onDelete }: LateMenuProps) {
  const shown = useLastShown(menu);
  if (shown === null) return null;
  const place = items.findIndex(({ projectItemId }) => projectItemId === shown.item.projectItemId);
  const item = items[place];
  if (item === undefined) return null;
  return (
    <ResettableLazy
      load={() => import('./item-menu.tsx')}
      props={{ item, place, count: items.length, target: shown.target, isOpen: menu !== null, onClose, onDelete }}
      fallback={null}
      failed={() => null}
    />
  );
}

function useActions(
  { projectId, projectItems }: Project,
  { toggle }: ItemSelection,
  onMenu: (menu: OpenMenu) => void,
): ItemActions {
  const { readOnlyProjects } = useReadable(usePlatform().settings).app.appFeatures;
  const isReadOnly = readOnlyProjects || projectItems.some((item) => item.isReadOnly);
  const edits = useItemEdits(projectId);
  const order = useItemOrder(projectId);
  const setVoltage = useVoltage(projectId);
  return useMemo(
    () => ({
      ...{ projectId, isReadOnly, edits, order, toggle },
      setVoltage: (item, motorVoltageId) => void setVoltage(item, motorVoltageId),
      openMenu: (item, target) => onMenu({ item, target }),
    }),
    [projectId, isReadOnly, edits, order, toggle, setVoltage, onMenu],
  );
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
  },
});
