import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { differenceText } from './difference-text.ts';

interface AlternateDifferenceProps {
  readonly item: ProjectItem;
  readonly chosen: ProjectItem;
}

/** What an alternate costs and takes more or less than the item that is chosen. */
export function AlternateDifference({ item, chosen }: AlternateDifferenceProps) {
  const styles = useStyles();
  const currency = useReadable(usePlatform().currency);
  return <span className={styles.words}>{differenceText(item, chosen, currency)}</span>;
}

const useStyles = makeStyles({
  words: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});
