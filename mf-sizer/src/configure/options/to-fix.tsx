import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { Warning16Filled } from '@fluentui/react-icons/headless/svg/warning';
import { BREAKPOINTS, Button, makeStyles, mergeClasses, tokens, useMediaQuery } from '@specbuilder/shared-ui/core';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import { groupTitle } from './option-groups.ts';
import { WHOLE_FAN } from './section-messages.ts';
import { firstToFix } from './show-group.ts';
import type { OptionsPageState } from './use-options-page.ts';

interface ToFixProps {
  readonly page: OptionsPageState;
  /** Leads to the first group with an error, else with a warning. */
  readonly onFix: () => void;
}

/** Number of errors that block saving, else of warnings; where the first is, and a link to it (OPT-057). */
export function ToFix({ page, onFix }: ToFixProps) {
  const styles = useStyles();
  const isSmall = useMediaQuery(BREAKPOINTS.belowLaptop);
  const { errorCount, warningCount } = page;
  const first = firstToFix(page) ?? WHOLE_FAN;
  const where = first === WHOLE_FAN ? OPTIONS_MESSAGES.wholeFan : groupTitle(first);
  const isError = errorCount > 0;
  const count = isError ? errorCount : warningCount;
  return (
    <span className={styles.fix} role="status">
      {count > 0 && (
        <>
          <span className={mergeClasses(styles.words, isError ? styles.error : styles.warning)}>
            {isError ? <ErrorCircle16Filled aria-hidden /> : <Warning16Filled aria-hidden />}
            {wordsOf(isError, isSmall)({ count, first: where })}
          </span>
          <Button className={styles.fixButton} onClick={onFix}>
            {OPTIONS_MESSAGES.fix}
          </Button>
        </>
      )}
    </span>
  );
}

type Words = (of: { readonly count: number; readonly first: string }) => string;

function wordsOf(isError: boolean, isSmall: boolean): Words {
  if (isError) return isSmall ? OPTIONS_MESSAGES.toFixShort : OPTIONS_MESSAGES.toFix;
  return isSmall ? OPTIONS_MESSAGES.warningsShort : OPTIONS_MESSAGES.warnings;
}

const useStyles = makeStyles({
  fix: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    fontWeight: tokens.fontWeightSemibold,
  },
  error: { color: tokens.colorPaletteRedForeground1 },
  warning: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  fixButton: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
