import { LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { ClosableDrawer } from '@specbuilder/shared-ui/overlay';
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
  return (
    <ClosableDrawer title={BUILDINGS_MESSAGES.title} closeLabel={BUILDINGS_MESSAGES.close} onClose={onClose}>
      <p className={styles.hint}>{BUILDINGS_MESSAGES.hint}</p>
      {buildings !== undefined ? (
        <BuildingList projectId={projectId} buildings={buildings} />
      ) : isPending ? (
        <SkeletonRows rows={3} rowHeightPx={64} />
      ) : (
        <LoadFailure title={BUILDINGS_MESSAGES.failed} onRetry={() => void refetch()} />
      )}
    </ClosableDrawer>
  );
}

const useStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
});
