import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const TOUCH = '@media (pointer: coarse)';
// Smaller text makes phones zoom into the field.
const READ_WITHOUT_ZOOM = '16px';
/** The focus never stops behind the toolbar, the menu of the groups or the price. */
export const CLEAR_OF_FRAME = {
  scrollMarginTop: 'calc(var(--frame-top, 52px) + 72px)',
  scrollMarginBottom: '136px',
} as const;

/** Fields of a section in columns, with labels, fields and messages aligned in rows however long the texts are. */
export const useFieldStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    minWidth: 0,
  },
  field: {
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    minWidth: 0,
    paddingBottom: tokens.spacingVerticalS,
  },
  // Words of a menu are longer than numbers, and a phone would cut them in half of its width.
  wholeLineOnPhone: { '@media (max-width: 639.98px)': { gridColumn: '1 / -1' } },
  input: {
    width: '100%',
    minWidth: 0,
    '& input': { width: '100%', minWidth: 0, fontVariantNumeric: 'tabular-nums', ...CLEAR_OF_FRAME },
    [TOUCH]: { minHeight: '44px', '& input': { fontSize: READ_WITHOUT_ZOOM } },
  },
  select: {
    minWidth: 0,
    '& select': { width: '100%', minWidth: 0, textOverflow: 'ellipsis', ...CLEAR_OF_FRAME },
    [TOUCH]: { '& select': { height: '44px', fontSize: READ_WITHOUT_ZOOM } },
  },
  unit: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
});
