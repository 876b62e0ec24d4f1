import type { Project } from '@specbuilder/shared-contracts/api';
import { referenceOf } from '@specbuilder/shared-contracts/domain';
import { Button, LoadFailure, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useQuery } from '@specbuilder/shared-ui/query';
import { MEMBERS_MESSAGES } from '../../messages/members.generated.ts';
import { InviteForm } from './invite-form.tsx';
import { TeamList } from './team-list.tsx';
import { useTeamChanges } from './use-team-changes.ts';

interface MembersDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Who works on the project. Its owner invites people and decides what they may do; a member may leave. */
export default function MembersDialog({ project, onClose }: MembersDialogProps) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const { projectId, role } = project;
  const team = useQuery(apiQueries.projects.members.list.queryOptions({ input: { projectId } }));
  const changes = useTeamChanges(project);
  const isOwner = role === 'owner';
  const isMember = team.data?.members.some(({ userId }) => userId === changes.userId) ?? false;
  return (
    <ClosableDialog
      title={MEMBERS_MESSAGES.title}
      closeLabel={MEMBERS_MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          {isMember && (
            <Button onClick={() => void changes.leave().then((isGone) => isGone && onClose())}>
              {MEMBERS_MESSAGES.leave}
            </Button>
          )}
          <Button appearance="primary" onClick={onClose}>
            {MEMBERS_MESSAGES.close}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{isOwner ? MEMBERS_MESSAGES.leadOfOwner : MEMBERS_MESSAGES.lead}</p>
      {isOwner && <InviteForm projectId={projectId} />}
      {team.data !== undefined ? (
        <TeamList team={team.data} isOwner={isOwner} changes={changes} />
      ) : team.isError ? (
        <LoadFailure
          title={MEMBERS_MESSAGES.failedToLoad}
          {...referenceOf(team.error)}
          onRetry={() => void team.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} rowHeightPx={52} />
      )}
    </ClosableDialog>
  );
}

const useStyles = makeStyles({
  surface: { maxWidth: '600px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});
