import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { Button, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import {
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  useFocusFinders,
  useReturnFocus,
} from '@specbuilder/shared-ui/overlay';
import { BUILDINGS_MESSAGES } from '../../messages/buildings.generated.ts';
import { BuildingList } from './building-list.tsx';
import { useBuildings } from './use-buildings.ts';

interface BuildingsDrawerProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

/** Buildings of a project: what of their floor ceiling fans cover and what is left (BLD-004). */
export default function BuildingsDrawer({ projectId, onClose }: BuildingsDrawerProps) {
  const styles = useStyles();
  const { data: buildings, isPending, refetch } = useBuildings(projectId);
  useFocusFinders();
  const surface = useReturnFocus(true);
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
              aria-label={BUILDINGS_MESSAGES.close}
              onClick={onClose}
            />
          }
        >
          {BUILDINGS_MESSAGES.title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <p className={styles.hint}>{BUILDINGS_MESSAGES.hint}</p>
        {buildings !== undefined ? (
          <BuildingList projectId={projectId} buildings={buildings} />
        ) : isPending ? (
          <SkeletonRows rows={3} rowHeightPx={64} />
        ) : (
          <LoadFailure title={BUILDINGS_MESSAGES.failed} onRetry={() => void refetch()} />
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  drawer: { maxWidth: '100vw' },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});
