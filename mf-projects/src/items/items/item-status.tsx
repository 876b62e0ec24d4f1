import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { CircleHalfFillFilled } from '@fluentui/react-icons/headless/svg/circle-half-fill';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { ITEMS_MESSAGES } from '../../messages/items.generated.ts';

/** The price is what people look at first; another engine is what they know least about. */
const PARTS_BY_WEIGHT = ['priceBook', 'catalogue', 'engine'] as const;

/** Icon in the status colour and neutral words: coloured small text does not reach 4.5:1 on hover rows. */
export function ItemStatus({ item }: { readonly item: ProjectItem }) {
  const styles = useStyles();
  const { state, errors, warnings, outOfDate } = item;
  if (state === 'incomplete') {
    return (
      <span className={styles.status} title={errors.join('\n')}>
        <CircleHalfFillFilled className={styles.error} aria-hidden />{' '}
        {ITEMS_MESSAGES.incomplete({ count: errors.length })}
      </span>
    );
  }
  if (errors.length > 0) {
    return (
      <span className={styles.status} title={errors.join('\n')}>
        <ErrorCircleFilled className={styles.error} aria-hidden /> {ITEMS_MESSAGES.toFix({ count: errors.length })}
      </span>
    );
  }
  if (outOfDate.length > 0) {
    const [first] = PARTS_BY_WEIGHT.filter((part) => outOfDate.includes(part));
    return (
      <span className={styles.status}>
        <WarningFilled className={styles.warning} aria-hidden /> {first && ITEMS_MESSAGES.outOfDate[first]}
      </span>
    );
  }
  if (warnings.length > 0) {
    return (
      <span className={styles.status} title={warnings.join('\n')}>
        <WarningFilled className={styles.warning} aria-hidden /> {ITEMS_MESSAGES.warnings({ count: warnings.length })}
      </span>
    );
  }
  return (
    <span className={styles.status}>
      <CheckmarkCircleFilled className={styles.ready} aria-hidden /> {ITEMS_MESSAGES.ready}
    </span>
  );
}

const useStyles = makeStyles({
  status: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, whiteSpace: 'nowrap' },
  ready: { color: tokens.colorPaletteGreenForeground1 },
  warning: { color: tokens.colorPaletteYellowForeground2 },
  error: { color: tokens.colorPaletteRedForeground1 },
});
