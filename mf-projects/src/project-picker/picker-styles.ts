import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const SHEET_EDGE = tokens.spacingHorizontalXXL;
const toTheEdges = { marginInline: `calc(-1 * ${SHEET_EDGE})`, paddingInline: SHEET_EDGE };

/** Head and foot stay while the rows between them scroll, all of them from edge to edge of the sheet. */
export const usePickerStyles = makeStyles({
  picker: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  head: {
    ...toTheEdges,
    '@media (min-height: 400px)': { position: 'sticky' },
    top: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flexGrow: 1, maxWidth: 'none', minWidth: 0 },
  foot: {
    ...toTheEdges,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: 0,
    zIndex: 1,
    // Its line lies on that of the last row.
    marginBlockStart: '-1px',
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
