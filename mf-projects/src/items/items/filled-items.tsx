import type { Building, Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useMemo, useState } from 'react';
import { ALTERNATES_MESSAGES } from '../../messages/alternates.generated.ts';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import { BuildingGroups } from './building-groups.tsx';
import { useColumnChoice } from './column-choice.ts';
import { itemsToRate } from './findings/items-to-rate.ts';
import { type ItemRow, useItemRows } from './item-row.ts';
import { isOffered, itemTotals } from './item-values.ts';
import { ItemsBar } from './items-bar.tsx';
import { ItemsGrid } from './items-grid.tsx';
import { TotalsStrip } from './totals-strip.tsx';
import type { Removal } from './use-removal.ts';
import type { ItemSelection } from './use-selection.ts';

interface FilledItemsProps {
  readonly project: Project;
  /** In their order. */
  readonly items: readonly ProjectItem[];
  readonly buildings: readonly Building[];
  readonly selection: ItemSelection;
  readonly removal: Removal;
  readonly isGrouped: boolean;
  readonly onGroup: (isGrouped: boolean) => void;
}

/** The items of a project that has some: bar, totals and grid, or a grid for each building. */
export function FilledItems(props: FilledItemsProps) {
  const { project, items, buildings, selection, removal, isGrouped, onGroup } = props;
  const styles = useStyles();
  const [chosen, choose] = useColumnChoice();
  const cost = project.settings.operatingCost;
  const [areAlternatesShown, showAlternates] = useState(true);
  const offered = items.filter(isOffered);
  const alternateCount = items.length - offered.length;
  const rows = useItemRows(areAlternatesShown ? items : offered, {
    cost,
    isSelected: selection.isSelected,
    leaving: removal.leaving,
  });
  const selected = offered.filter(selection.isSelected);
  const isPart = selected.length > 0 && selected.length < offered.length;
  const totals = useMemo(() => itemTotals(items, cost), [items, cost]);
  const views = [
    ...(alternateCount > 0
      ? [
          {
            label: areAlternatesShown ? ALTERNATES_MESSAGES.hide : ALTERNATES_MESSAGES.show({ count: alternateCount }),
            run: () => showAlternates(!areAlternatesShown),
          },
        ]
      : []),
    ...(buildings.length > 0
      ? [{ label: isGrouped ? ITEMS_MESSAGES.ungroup : ITEMS_MESSAGES.group, run: () => onGroup(!isGrouped) }]
      : []),
  ];
  const gridOf = (shown: readonly ItemRow[], label: string) => (
    <ItemsGrid
      rows={shown}
      totals={isGrouped ? itemTotals(itemsOf(shown), cost) : totals}
      chosen={chosen}
      onSelectAll={selection.selectAll}
      label={label}
    />
  );
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <ItemsBar
          selected={selected}
          count={offered.length}
          toRate={itemsToRate(items)}
          onDelete={() => void removal.remove(selected)}
          views={views}
          columns={chosen}
          onColumns={choose}
        />
        <TotalsStrip totals={totals} selected={isPart ? itemTotals(selected, cost) : null} />
      </div>
      {isGrouped ? (
        <BuildingGroups rows={rows} buildings={buildings}>
          {gridOf}
        </BuildingGroups>
      ) : (
        gridOf(rows, ITEMS_MESSAGES.table)
      )}
    </section>
  );
}

function itemsOf(rows: readonly ItemRow[]): readonly ProjectItem[] {
  return rows.map(({ item }) => item);
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
