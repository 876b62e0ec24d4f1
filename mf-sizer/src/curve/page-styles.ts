import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** What the pages of this folder have in common: their frame, title and the quiet line below it. */
export const usePageStyles = makeStyles({
  page: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
});
