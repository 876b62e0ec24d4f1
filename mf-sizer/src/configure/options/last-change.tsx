import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { BREAKPOINTS, Button, Money, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { undoOf } from './done-change.ts';
import { useDutyValues } from './use-duty-values.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** Values that the footer shows once they changed, if the window has no space for the column of values. */
const IN_FOOT: ReadonlySet<string> = new Set(['airflow', 'speed', 'power', 'motor', 'fei', 'sound']);

/** Effect of the last change on price and fan, visible wherever the option is, with undo. */
export function LastChange({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const isNarrow = useMediaQuery(BREAKPOINTS.belowDesktop);
  const isSmall = useMediaQuery(BREAKPOINTS.belowLaptop);
  const { last, item, isReadOnly, change } = page;
  const moved = useDutyValues(page).filter(({ id, before }) => before !== null && IN_FOOT.has(id));
  if (last === null) return null;
  // The notice of a re-rating has its own undo, which stays visible where there is space.
  const hasNotice = last.resize !== null && !isSmall;
  const undo = hasNotice || isReadOnly ? null : undoOf(last);
  const difference = item.price.total - last.before.item.price.total;
  if (undo === null && difference === 0 && moved.length === 0) return null;
  return (
    <div className={styles.change} data-testid="last-change">
      {isNarrow && moved.length > 0 && (
        <span className={styles.figures}>
          {moved.map(({ id, label, before, value, unit }) => (
            <span key={id}>{OPTIONS_MESSAGES.moved({ label, before: before ?? '', value, unit })}</span>
          ))}
        </span>
      )}
      {!isNarrow && difference !== 0 && (
        <span className={styles.difference}>
          <Money usd={difference} signed /> {last.change.label}
        </span>
      )}
      {undo && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.undo}
          icon={<ArrowUndoRegular />}
          aria-label={OPTIONS_MESSAGES.undo({ label: last.change.label })}
          onClick={() => change(undo)}
        >
          {OPTIONS_MESSAGES.undoShort}
        </Button>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  change: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
  },
  difference: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    backgroundColor: tokens.colorNeutralBackground4,
    borderRadius: tokens.borderRadiusMedium,
    maxWidth: '240px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  undo: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
