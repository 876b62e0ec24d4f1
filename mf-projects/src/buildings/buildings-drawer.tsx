import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { BUILDINGS_TEXTS } from '../words/buildings.generated.ts';
import { BuildingForm } from './building-form.tsx';
import { BuildingRow } from './building-row.tsx';
import { useBuildingChanges } from './use-building-changes.ts';
import { useBuildings } from './use-buildings.ts';

interface BuildingsDrawerProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** The row that is being edited: an id, a new one, or none. */
type Edited = number | 'new' | null;

/** Buildings of a project: what of their floor ceiling fans cover and what is left (BLD-004). */
export default function BuildingsDrawer({ projectId, onClose }: BuildingsDrawerProps) {
  const styles = useStyles();
  const [edited, setEdited] = useState<Edited>(null);
  const { data: buildings, isPending, refetch } = useBuildings(projectId);
  const { save, remove } = useBuildingChanges(projectId);
  useFocusFinders();
  const surface = useReturnFocus(true);
  const done = () => setEdited(null);
  return (
    <OverlayDrawer
      ref={surface}
      open
      position="end"
      size="medium"
      className={styles.drawer}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={BUILDINGS_TEXTS.close}
              onClick={onClose}
            />
          }
        >
          {BUILDINGS_TEXTS.title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <p className={styles.hint}>{BUILDINGS_TEXTS.hint}</p>
        {buildings === undefined ? (
          isPending ? (
            <SkeletonRows rows={3} rowHeightPx={64} />
          ) : (
            <LoadFailure title={BUILDINGS_TEXTS.failed} onRetry={() => void refetch()} />
          )
        ) : (
          <>
            {buildings.length === 0 && edited === null && (
              <EmptyState title={BUILDINGS_TEXTS.none} text={BUILDINGS_TEXTS.noneText} />
            )}
            <ul className={styles.list} aria-label={BUILDINGS_TEXTS.list}>
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
            {edited === 'new' ? (
              <BuildingForm building={null} onSave={(fields) => save(null, fields)} onDone={done} />
            ) : (
              <Button icon={<AddRegular />} className={styles.add} onClick={() => setEdited('new')}>
                {BUILDINGS_TEXTS.add}
              </Button>
            )}
          </>
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  add: { alignSelf: 'flex-start', marginBottom: tokens.spacingVerticalL },
});
