import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { Warning16Filled } from '@fluentui/react-icons/headless/svg/warning';
import { Link, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { groupElementId, groupTitle } from './option-groups.ts';
import type { SectionMessages } from './section-messages.ts';

interface GroupCardProps {
  readonly name: string;
  /** What is chosen, in short. */
  readonly summary: string;
  readonly messages: SectionMessages | undefined;
  /** Takes the one choice back; absent where there is none. */
  readonly onClear?: (() => void) | undefined;
  /** How many options it has, by which its height is expected until it is laid out. */
  readonly rowCount: number;
  readonly children: ReactNode;
}

const HEADER_PX = 46;
/** Rows are 37 px with one line and 48 with two. */
const ROW_PX = 42;

/** A group of options; one with an error has a red edge and says what is missing. */
export function GroupCard({ name, summary, messages, onClear, rowCount, children }: GroupCardProps) {
  const styles = useStyles();
  const id = groupElementId(name);
  const title = groupTitle(name);
  const { errors = [], warnings = [] } = messages ?? {};
  const hasError = errors.length > 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={mergeClasses(styles.card, hasError && styles.wrong)}
      style={{ containIntrinsicSize: `auto ${HEADER_PX + ROW_PX * rowCount}px` }}
      data-testid="option-group"
      data-group={name}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {onClear && (
          <Link
            as="button"
            type="button"
            className={styles.clear}
            aria-label={OPTIONS_MESSAGES.clearGroup({ group: title })}
            onClick={onClear}
          >
            {OPTIONS_MESSAGES.clear}
          </Link>
        )}
        {hasError ? (
          <span className={styles.error}>
            <ErrorCircle16Filled aria-hidden /> {OPTIONS_MESSAGES.toFixIn({ count: errors.length })}
          </span>
        ) : (
          <span className={styles.summary}>{summary}</span>
        )}
      </header>
      {hasError && (
        <Messages messages={errors} icon={<ErrorCircle16Filled className={styles.errorIcon} aria-hidden />} />
      )}
      {warnings.length > 0 && (
        <Messages messages={warnings} icon={<Warning16Filled className={styles.warningIcon} aria-hidden />} />
      )}
      {children}
    </section>
  );
}

interface MessagesProps {
  readonly messages: readonly string[];
  readonly icon: ReactNode;
}

function Messages({ messages, icon }: MessagesProps) {
  const styles = useStyles();
  return (
    <ul className={styles.messages}>
      {messages.map((text) => (
        <li key={text} className={styles.message}>
          {icon} <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

const useStyles = makeStyles({
  card: {
    // A click lays out what is in sight alone: with all of 160 rows a change took 190 ms of layout and paint.
    contentVisibility: 'auto',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    scrollMarginTop: '72px',
    scrollMarginBottom: '96px',
  },
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  clear: { minHeight: '24px', fontSize: tokens.fontSizeBase200, '@media (pointer: coarse)': { minHeight: '44px' } },
  summary: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  error: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginInlineStart: 'auto',
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  messages: { listStyle: 'none', margin: 0, padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}` },
  message: {
    display: 'flex',
    gap: tokens.spacingHorizontalSNudge,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  errorIcon: { flexShrink: 0, color: tokens.colorPaletteRedForeground1 },
  warningIcon: { flexShrink: 0, color: tokens.colorPaletteYellowForeground2 },
});
