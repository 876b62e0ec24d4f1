import { Flash16Regular } from '@fluentui/react-icons/headless/svg/flash';
import { Warning16Filled } from '@fluentui/react-icons/headless/svg/warning';
import { Link, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

interface RowNoticeProps {
  /** What the rows on screen were sized for; null where they have no duty or only other criteria changed. */
  readonly duty: string | null;
  readonly onFind: () => void;
}

/** Says that the rows below belong to earlier criteria, with the way to the new ones. */
export function StaleNotice({ duty, onFind }: RowNoticeProps) {
  const { stale } = useStyles();
  return (
    <Notice
      testId="criteria-changed"
      icon={<Warning16Filled className={stale} aria-hidden />}
      text={duty === null ? SEARCH_MESSAGES.criteriaChangedShort : SEARCH_MESSAGES.criteriaChanged({ duty })}
      find={{ label: SEARCH_MESSAGES.findNow, onFind }}
    />
  );
}

/** Says that the rows below were worked out in the browser, with the way to have the server confirm them. */
export function LiveNotice({ duty, isOffline, onFind }: RowNoticeProps & { readonly isOffline: boolean }) {
  const { live } = useStyles();
  const text = duty === null ? SEARCH_MESSAGES.liveRowsShort : SEARCH_MESSAGES.liveRows({ duty });
  return (
    <Notice
      testId="live-rows"
      icon={<Flash16Regular className={live} aria-hidden />}
      text={isOffline ? `${text} ${SEARCH_MESSAGES.liveOffline}` : text}
      find={isOffline ? null : { label: SEARCH_MESSAGES.confirmRows, onFind }}
    />
  );
}

interface NoticeProps {
  readonly testId: string;
  readonly icon: ReactNode;
  readonly text: string;
  /** Null where no server can be reached. */
  readonly find: { readonly label: string; readonly onFind: () => void } | null;
}

function Notice({ testId, icon, text, find }: NoticeProps) {
  const styles = useStyles();
  return (
    <p role="status" className={styles.notice} data-testid={testId}>
      {icon}
      <span>{text}</span>
      {find && (
        <Link as="button" type="button" onClick={find.onFind} className={styles.find}>
          {find.label}
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
  stale: { color: tokens.colorPaletteYellowForeground2 },
  live: { color: tokens.colorBrandForeground1 },
  find: { minHeight: '24px', fontSize: tokens.fontSizeBase200, '@media (pointer: coarse)': { minHeight: '44px' } },
});
