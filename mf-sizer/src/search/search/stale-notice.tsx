import { Warning16Filled } from '@fluentui/react-icons/headless/svg/warning';
import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

interface StaleNoticeProps {
  /** What the rows on screen were sized for; null when only other criteria changed. */
  readonly duty: string | null;
  readonly onFind: () => void;
}

/** Says that the rows below belong to earlier criteria, with the way to the new ones. */
export function StaleNotice({ duty, onFind }: StaleNoticeProps) {
  const styles = useStyles();
  return (
    <p role="status" className={styles.notice} data-testid="criteria-changed">
      <Warning16Filled className={styles.icon} aria-hidden />
      <span>{duty === null ? SEARCH_MESSAGES.criteriaChangedShort : SEARCH_MESSAGES.criteriaChanged({ duty })}</span>
      <Link as="button" type="button" onClick={onFind} className={styles.find}>
        {SEARCH_MESSAGES.findNow}
      </Link>
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
  icon: { color: tokens.colorPaletteYellowForeground2 },
  find: { minHeight: '24px', fontSize: tokens.fontSizeBase200, '@media (pointer: coarse)': { minHeight: '44px' } },
});
