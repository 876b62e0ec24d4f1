import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import type { Building } from '@specbuilder/shared-contracts/api';
import { Button, EmptyState, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useState } from 'react';
import { BUILDINGS_MESSAGES } from '../../messages/buildings.generated.ts';
import { BuildingForm } from './building-form.tsx';
import { BuildingRow } from './building-row.tsx';
import { useBuildingChanges } from './use-building-changes.ts';

interface BuildingListProps {
  readonly projectId: string;
  readonly buildings: readonly Building[];
}

/** The row that is being edited: an id, a new one, or none. */
type Edited = number | 'new' | null;

/** Buildings one below the other, each edited in its place; a new one at the end. */
export function BuildingList({ projectId, buildings }: BuildingListProps) {
  const styles = useStyles();
  const [edited, setEdited] = useState<Edited>(null);
  const { save, remove } = useBuildingChanges(projectId);
  const done = () => setEdited(null);
  return (
    <>
      {buildings.length === 0 && edited === null && (
        <EmptyState title={BUILDINGS_MESSAGES.none} text={BUILDINGS_MESSAGES.noneText} />
      )}
      {buildings.length > 0 && (
        <ul className={styles.list} aria-label={BUILDINGS_MESSAGES.list}>
          {buildings.map((building) => (
            <li key={building.id} className={styles.item}>
              {edited === building.id ? (
                <BuildingForm building={building} onSave={(fields) => save(building.id, fields)} onDone={done} />
              ) : (
                <BuildingRow
                  building={building}
                  onEdit={() => setEdited(building.id)}
                  onDelete={() => void remove(building)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' ? (
        <BuildingForm building={null} onSave={(fields) => save(null, fields)} onDone={done} />
      ) : (
        <Button icon={<AddRegular />} className={styles.add} onClick={() => setEdited('new')}>
          {BUILDINGS_MESSAGES.add}
        </Button>
      )}
    </>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  add: { alignSelf: 'flex-start', marginBottom: tokens.spacingVerticalL },
});
