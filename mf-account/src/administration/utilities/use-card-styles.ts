import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** The row of a table as a card, on narrow screens. */
export const useCardStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
