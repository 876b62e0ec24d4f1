import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { CircleHalfFillFilled } from '@fluentui/react-icons/headless/svg/circle-half-fill';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import type { ItemMark } from './item-mark.ts';

/** The icon has the status colour and the words beside it are neutral: coloured small text does not reach 4.5:1. */
export function MarkIcon({ tone }: Pick<ItemMark, 'tone'>) {
  const styles = useStyles();
  switch (tone) {
    case 'incomplete':
      return <CircleHalfFillFilled className={styles.error} aria-hidden />;
    case 'error':
      return <ErrorCircleFilled className={styles.error} aria-hidden />;
    case 'warning':
      return <WarningFilled className={styles.warning} aria-hidden />;
    case 'ready':
      return <CheckmarkCircleFilled className={styles.ready} aria-hidden />;
  }
}

const useStyles = makeStyles({
  ready: { color: tokens.colorPaletteGreenForeground1 },
  warning: { color: tokens.colorPaletteYellowForeground2 },
  error: { color: tokens.colorPaletteRedForeground1 },
});
