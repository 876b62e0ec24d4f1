import type { Building } from '@specbuilder/shared-contracts/api';
import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';
import type { ItemRow } from './item-row.ts';

interface BuildingGroupsProps {
  readonly rows: readonly ItemRow[];
  readonly buildings: readonly Building[];
  readonly children: (rows: readonly ItemRow[], label: string) => ReactNode;
}

/** The items of each building under its name, then those in no building. */
export function BuildingGroups({ rows, buildings, children }: BuildingGroupsProps) {
  const styles = useStyles();
  const known = new Set<number | null>(buildings.map(({ id }) => id));
  const groups = [
    ...buildings.map(({ id, name, squareFeet }) => ({
      key: String(id),
      title: ITEMS_MESSAGES.building({ name, area: formatQuantity(squareFeet, 'area') }),
      rows: rows.filter((row) => buildingOf(row) === id),
    })),
    {
      key: 'none',
      title: ITEMS_MESSAGES.noBuilding,
      rows: rows.filter((row) => !known.has(buildingOf(row))),
    },
  ];
  return groups
    .filter((group) => group.rows.length > 0)
    .map((group) => (
      <section key={group.key} aria-label={group.title}>
        <h2 className={styles.title}>{group.title}</h2>
        {children(group.rows, group.title)}
      </section>
    ));
}

/** Alternates are listed in the building of their chosen item. */
function buildingOf({ item, chosen }: ItemRow): number | null {
  return (chosen ?? item).buildingId;
}

const useStyles = makeStyles({
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
});
