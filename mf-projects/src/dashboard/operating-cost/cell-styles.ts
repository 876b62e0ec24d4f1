import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const small = { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 } as const;

/** Cells of the table of costs. */
export const useCellStyles = makeStyles({
  cell: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalL },
  },
  /** Belongs to the row above. */
  part: { paddingTop: 0, borderTopColor: 'transparent' },
  tag: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  numeric: { textAlign: 'end', whiteSpace: 'nowrap' },
  quiet: small,
  unit: { ...small, whiteSpace: 'nowrap' },
});
