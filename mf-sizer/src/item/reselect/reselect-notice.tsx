import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { RESELECT_MESSAGES } from '../../messages/reselect.generated.ts';
import { type Reselection, reselections } from './reselection.ts';

/** Says for which item another fan is chosen, with the way back to its project. */
export default function ReselectNotice({ reselect }: { readonly reselect: Reselection }) {
  const styles = useStyles();
  const platform = usePlatform();
  const { storage } = platform;
  const query = platform.apiQueries.fanItem.read.queryOptions({ input: { fanItemId: reselect.projectItemId } });
  const item = useQuery(query).data;
  if (item === undefined) return null;
  const named = { item: [item.tag, item.modelDisplayAs].filter(Boolean).join(' ') };
  const leave = () => {
    reselections(storage).begin(null);
    platform.navigate('app.projects.dashboard', item.projectId === null ? {} : { projectId: item.projectId });
  };
  return (
    <p role="status" className={styles.notice} data-testid="reselect-notice">
      {wordsOf(reselect)(named)}
      <Button size="small" onClick={leave}>
        {RESELECT_MESSAGES.leave}
      </Button>
    </p>
  );
}

function wordsOf({ isReplacement, isAlternate }: Reselection) {
  if (isAlternate) return RESELECT_MESSAGES.alternate;
  return isReplacement ? RESELECT_MESSAGES.replacing : RESELECT_MESSAGES.adding;
}

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorBrandBackground2,
    borderRadius: tokens.borderRadiusMedium,
  },
});
