import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { BREAKPOINTS, Button, makeStyles, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { OPTIONS_TEXTS } from '../words/options.generated.ts';
import { groupTitle } from './option-groups.ts';
import { WHOLE_FAN } from './section-messages.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface ToFixProps {
  readonly page: OptionsPageState;
  /** Leads to the first group with an error. */
  readonly onFix: () => void;
}

/** How many errors keep the item from being saved, where the first one stands, and the way there. */
export function ToFix({ page, onFix }: ToFixProps) {
  const styles = useStyles();
  const { errorCount: count, messages } = page;
  const isSmall = useMediaQuery(BREAKPOINTS.belowLaptop);
  const first = [...messages].find(([, { errors }]) => errors.length > 0)?.[0] ?? WHOLE_FAN;
  const where = first === WHOLE_FAN ? OPTIONS_TEXTS.wholeFan : groupTitle(first);
  return (
    <span className={styles.fix} role="status">
      {count > 0 && (
        <>
          <span className={styles.error}>
            <ErrorCircle16Filled aria-hidden />
            {isSmall ? OPTIONS_TEXTS.toFixShort({ count }) : OPTIONS_TEXTS.toFix({ count, first: where })}
          </span>
          <Button className={styles.fixButton} onClick={onFix}>
            {OPTIONS_TEXTS.fix}
          </Button>
        </>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  fix: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  error: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    color: tokens.colorPaletteRedForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  fixButton: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
