import { LockClosed16Regular } from '@fluentui/react-icons/headless/svg/lock-closed';
import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { Checkbox, Radio } from '@specbuilder/shared-ui/data';
import type { ReactNode } from 'react';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';

interface OptionRowProps {
  readonly kind: 'one' | 'many';
  /** Value within its radio group. */
  readonly value: string;
  readonly name: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  /** Chosen on the screen, and not yet confirmed by the server. */
  readonly isPending?: boolean;
  /** Comes with the item without being requested. */
  readonly isAssumed?: boolean;
  readonly picture?: ReactNode;
  /** Why it cannot be changed. */
  readonly lockReason: string | null;
  /** A second line: what it is, or does. */
  readonly detail: string;
  /** Static pressure it adds. */
  readonly effect: ReactNode;
  readonly price: ReactNode;
  readonly onToggle?: ((isChosen: boolean) => void) | undefined;
  /** Under the row, such as a further choice. */
  readonly children?: ReactNode;
}

/** One choice of a group: name and reason on the left, price on the right; the whole row is clickable. */
export function OptionRow(props: OptionRowProps) {
  const { kind, value, isChosen, isDisabled, onToggle, children } = props;
  const styles = useStyles();
  const label = { children: <RowWords {...props} />, className: styles.label };
  return (
    <div className={mergeClasses(styles.row, isChosen && styles.chosen)} data-testid="option-row">
      {kind === 'one' ? (
        <Radio value={value} disabled={isDisabled} label={label} className={styles.control} />
      ) : (
        <Checkbox
          checked={isChosen}
          disabled={isDisabled}
          label={label}
          className={styles.control}
          indicator={{ className: styles.indicator }}
          onChange={(_, { checked }) => onToggle?.(checked === true)}
        />
      )}
      {children}
    </div>
  );
}

function RowWords(props: OptionRowProps) {
  const { name, isChosen, isPending = false, isAssumed = false, picture, lockReason, detail, effect, price } = props;
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.words, isPending && styles.pending)}>
      {picture}
      <span className={styles.text}>
        <span className={mergeClasses(styles.name, isChosen && styles.strong, lockReason !== null && styles.quiet)}>
          {name}
          {isAssumed && <span className={styles.assumed}>{OPTIONS_MESSAGES.typical}</span>}
        </span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
        {lockReason !== null && (
          <span className={styles.detail}>
            <LockClosed16Regular className={styles.lock} aria-hidden /> {lockReason}
          </span>
        )}
        <span className={styles.effectBelow}>{effect}</span>
      </span>
      <span className={styles.effect}>{effect}</span>
      <span className={mergeClasses(styles.price, isChosen && styles.strong)}>{price}</span>
    </span>
  );
}

const useStyles = makeStyles({
  row: {
    // The focus never stops behind the toolbar, the menu of the groups or the price.
    '& input': { scrollMarginTop: 'calc(var(--frame-top, 52px) + 72px)', scrollMarginBottom: '136px' },
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    '@media (hover: hover)': { ':hover': { backgroundColor: tokens.colorBrandBackground2 } },
  },
  // Fluent's checkbox is as wide as its label; here the whole row is clickable.
  control: { display: 'flex', width: '100%', maxWidth: 'none', alignItems: 'center' },
  indicator: { alignSelf: 'center', marginBlock: 0 },
  label: { flexGrow: 1, width: '100%', minWidth: 0, paddingInlineEnd: tokens.spacingHorizontalM },
  words: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    width: '100%',
    minHeight: '24px',
    color: tokens.colorNeutralForeground1,
    '@media (pointer: coarse)': { minHeight: '32px' },
  },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: { color: tokens.colorNeutralForeground1 },
  // What the server has not confirmed is shown as expected.
  pending: { opacity: 0.7 },
  assumed: {
    marginInlineStart: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
  // Disabled text would be too faint to read why it is locked.
  quiet: { color: tokens.colorNeutralForeground2 },
  detail: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  lock: { verticalAlign: 'text-bottom' },
  effect: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media (max-width: 639.98px)': { display: 'none' },
  },
  effectBelow: {
    display: 'none',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 639.98px)': { display: 'block' },
  },
  price: {
    flexShrink: 0,
    minWidth: '72px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});
