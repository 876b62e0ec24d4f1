import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import type { OpenedInvitation } from '@specbuilder/shared-contracts/api';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { Button, EmptyState, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { INVITATION_MESSAGES } from '../../messages/invitation.generated.ts';
import { useAccept } from './use-accept.ts';

const STATE = 'app.projects.invitation';

/** An invitation, accepted with one click by the user whose address the mail went to. */
export default function InvitationPage({ token }: { readonly token: string }) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const invitation = useQuery({
    ...apiQueries.projects.invitation.read.queryOptions({ input: { token } }),
    // One that ended does not come back.
    retry: (count, error) => statusOf(error) === null && count < 2,
  });
  return (
    <Screen state={STATE} isReady={!invitation.isPending}>
      {invitation.isPending ? (
        <div className={styles.page}>
          <SkeletonRows rows={3} rowHeightPx={52} />
        </div>
      ) : invitation.data ? (
        <Invitation token={token} invitation={invitation.data} />
      ) : (
        <Words title={INVITATION_MESSAGES.gone} text={INVITATION_MESSAGES.goneText} />
      )}
    </Screen>
  );
}

interface InvitationProps {
  readonly token: string;
  readonly invitation: OpenedInvitation;
}

function Invitation({ token, invitation }: InvitationProps) {
  const { isAccepting, accept } = useAccept(token);
  const { projectName: project, invitedBy: name, role, email, isYours } = invitation;
  const title = INVITATION_MESSAGES.title({ name, project });
  if (!isYours) return <Words title={title} text={INVITATION_MESSAGES.otherAddress({ email })} />;
  return (
    <EmptyState
      picture={<PeopleRegular fontSize={72} />}
      titleAs="h1"
      title={title}
      text={INVITATION_MESSAGES.roles[role]}
      actions={
        <Button appearance="primary" disabledFocusable={isAccepting} onClick={() => void accept()}>
          {INVITATION_MESSAGES.accept}
        </Button>
      }
    />
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  const { navigate } = usePlatform();
  return (
    <EmptyState
      picture={<PeopleRegular fontSize={72} />}
      titleAs="h1"
      title={title}
      text={text}
      actions={
        <Button appearance="primary" onClick={() => navigate('app.home.start')}>
          {INVITATION_MESSAGES.home}
        </Button>
      }
    />
  );
}

const useStyles = makeStyles({
  page: { padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}` },
});
