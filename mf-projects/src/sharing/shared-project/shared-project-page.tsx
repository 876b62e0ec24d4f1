import { FolderRegular } from '@fluentui/react-icons/headless/svg/folder';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { Button, EmptyState, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { Screen } from '@specbuilder/shared-ui/router';
import { SHARED_PROJECT_MESSAGES } from '../../messages/shared-project.generated.ts';
import { SharedHeader } from './shared-header.tsx';
import { SharedItems } from './shared-items.tsx';

const STATE = 'app.projects.shared';

/** A project shared by another user, to be read and copied (SHR-005). */
export default function SharedProjectPage({ shareId }: { readonly shareId: string }) {
  const styles = useStyles();
  const { apiQueries } = usePlatform();
  const shared = useQuery({
    ...apiQueries.projects.shared.read.queryOptions({ input: { shareId } }),
    // One that ended does not come back.
    retry: (count, error) => statusOf(error) === null && count < 2,
  });
  return (
    <Screen state={STATE} isReady={!shared.isPending}>
      {shared.isPending ? (
        <div className={styles.page}>
          <SkeletonRows rows={5} rowHeightPx={52} />
        </div>
      ) : shared.data ? (
        <>
          <SharedHeader project={shared.data} />
          <div className={styles.page}>
            <SharedItems project={shared.data} />
          </div>
        </>
      ) : (
        <NoLongerShared />
      )}
    </Screen>
  );
}

/** The screen of a look-up that failed, for whatever reason. */
function NoLongerShared() {
  const { navigate } = usePlatform();
  return (
    <EmptyState
      picture={<FolderRegular fontSize={72} />}
      titleAs="h1"
      title={SHARED_PROJECT_MESSAGES.gone}
      text={SHARED_PROJECT_MESSAGES.goneText}
      actions={
        <Button appearance="primary" onClick={() => navigate('app.home.start')}>
          {SHARED_PROJECT_MESSAGES.home}
        </Button>
      }
    />
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
});
