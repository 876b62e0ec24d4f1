import { OptionsRegular } from '@fluentui/react-icons/headless/svg/options';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { SEARCH_MESSAGES } from '../../messages/search.generated.ts';

interface CriteriaSummaryProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly onOpen: () => void;
}

/** The criteria in one row where they have no place of their own; opens their drawer. */
export function CriteriaSummary({ title, facts, onOpen }: CriteriaSummaryProps) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.row} onClick={onOpen} data-testid="criteria-summary">
      <OptionsRegular className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
      <span className={styles.edit}>{SEARCH_MESSAGES.edit}</span>
    </button>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '56px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 },
  title: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  },
  facts: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  edit: { flexShrink: 0, color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});
