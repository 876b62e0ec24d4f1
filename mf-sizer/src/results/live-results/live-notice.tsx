import { Flash16Regular } from '@fluentui/react-icons/headless/svg/flash';
import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

interface LiveNoticeProps {
  /** What the rows below were worked out for; null for what has no duty. */
  readonly duty: string | null;
  readonly isOffline: boolean;
  readonly onFind: () => void;
}

/** Says that the rows below were worked out in the browser, with the way to have the server confirm them. */
export function LiveNotice({ duty, isOffline, onFind }: LiveNoticeProps) {
  const styles = useStyles();
  const text = duty === null ? SEARCH_MESSAGES.liveRowsShort : SEARCH_MESSAGES.liveRows({ duty });
  return (
    <p role="status" className={styles.notice} data-testid="live-rows">
      <Flash16Regular className={styles.icon} aria-hidden />
      <span>{isOffline ? `${text} ${SEARCH_MESSAGES.liveOffline}` : text}</span>
      {!isOffline && (
        <Link as="button" type="button" onClick={onFind} className={styles.find}>
          {SEARCH_MESSAGES.confirmRows}
        </Link>
      )}
    </p>
  );
}

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  icon: { color: tokens.colorBrandForeground1 },
  find: { minHeight: '24px', fontSize: tokens.fontSizeBase200, '@media (pointer: coarse)': { minHeight: '44px' } },
});
