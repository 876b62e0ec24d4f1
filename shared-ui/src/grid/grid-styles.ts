import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { EXPANDER_PX } from './column-fit.ts';

/** Height of the host's toolbar, under which the header sticks; a host without one says 0. */
const FRAME_TOP = 'var(--frame-top, 52px)';

const HEADER_HEIGHT = '44px';

/** Table, header and rows. */
export const useGridStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  fitted: { tableLayout: 'fixed' },
  stickyHeader: { '@media (min-height: 400px)': { position: 'sticky' }, top: FRAME_TOP, zIndex: 2 },
  headerCell: {
    height: HEADER_HEIGHT,
    paddingBlock: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (pointer: coarse)': { height: HEADER_HEIGHT },
  },
  denseHeader: { height: '36px', '& button': { minHeight: '36px' } },
  lineAbove: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  headerTitle: { display: 'flex', flexDirection: 'column', justifyContent: 'center', width: '100%' },
  headerWithBox: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-start' },
  startTitle: { textAlign: 'start', alignItems: 'flex-start' },
  endTitle: { textAlign: 'end', alignItems: 'flex-end' },
  sorter: {
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Other languages have longer words: a cut word is read more easily than two that collide.
  cut: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  title: { display: 'block', '& svg': { verticalAlign: 'text-bottom', marginInlineEnd: '2px' } },
  // An arrow may extend into the gap before a narrow column, whose values are at its other side.
  sortedUnit: {
    maxWidth: 'calc(100% + 8px)',
    '& svg': {
      width: '10px',
      verticalAlign: 'text-bottom',
      marginInlineEnd: '1px',
      color: tokens.colorNeutralForeground1,
    },
  },
  sorted: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  // Small and raised: beside an arrow, a narrow header has space for its unit.
  place: {
    marginInlineEnd: '1px',
    fontSize: tokens.fontSizeBase100,
    lineHeight: 0,
    color: tokens.colorNeutralForeground2,
  },
  unit: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  row: {
    position: 'relative',
    // In WebKit what is laid over a row covers the whole table, and presses on any row went to the last one: rows take them
    // themselves (press-row.ts).
    '& [data-row-toggle]::after, & [data-row-link]::after': { content: 'none' },
    ':has([data-row-toggle]:focus-visible)': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    ':has([data-row-toggle]), :has([data-row-link])': { cursor: 'pointer' },
    // A row reached by the arrow-up key stays below the sticky header, not behind it.
    '& [data-row-toggle]': { scrollMarginTop: `calc(${FRAME_TOP} + ${HEADER_HEIGHT} + ${tokens.spacingVerticalS})` },
    '@media (hover: hover)': { ':hover > *': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  },
  open: {
    '> *': { backgroundColor: tokens.colorSubtleBackgroundHover, borderBottom: '1px solid transparent' },
  },
  expander: {
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
    lineHeight: 0,
  },
  detailCell: {
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  wideDetailCell: { padding: 0 },
  seen: {
    position: 'sticky',
    left: 0,
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  // It scrolls both ways, so that head and first column stay: a head that sticks to the window knows nothing of a box that
  // scrolls sideways.
  scroller: {
    '--frame-top': '0px',
    overflow: 'auto',
    maxHeight: `calc(100dvh - 2 * 52px)`,
    // Printed pages do not scroll: a box would cut off the rows beyond its height.
    '@media print': { maxHeight: 'none', overflow: 'visible' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // What is measured above the window is made up for by us: twice would be a leap.
  longBody: { overflowAnchor: 'none' },
  total: { borderBottom: 'none' },
  quietTotal: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

const TOUCH_HEIGHT = { '@media (pointer: coarse)': { height: '56px' } } as const;

/** Styles of a row's content: by size, by the kind of widths, by column. */
export const useCellStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    paddingBlock: 0,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  dense: { height: '36px', paddingInline: tokens.spacingHorizontalM },
  plain: { height: '44px', paddingInline: tokens.spacingHorizontalL, ...TOUCH_HEIGHT },
  tall: {
    height: '52px',
    paddingInline: tokens.spacingHorizontalS,
    ...TOUCH_HEIGHT,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
    ':last-child': { paddingInlineEnd: tokens.spacingHorizontalM },
  },
  fitted: {
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalXS,
    whiteSpace: 'nowrap',
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  numeric: { textAlign: 'end', whiteSpace: 'nowrap' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis' },
  wraps: { whiteSpace: 'normal', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  gapAfter: { paddingInlineEnd: tokens.spacingHorizontalL },
  sticky: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stickyOpen: { backgroundColor: tokens.colorSubtleBackgroundHover },
  besideExpander: { paddingInlineEnd: `${EXPANDER_PX}px` },
  overEnd: {
    position: 'relative',
    padding: 0,
    ':first-child': { paddingInlineStart: 0 },
    '& svg': {
      position: 'absolute',
      right: tokens.spacingHorizontalSNudge,
      top: 'calc(50% - 10px)',
      pointerEvents: 'none',
    },
  },
  lineBefore: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
});
