import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** Height of the host's toolbar, under which the header sticks; a host without one says 0. */
const FRAME_TOP = 'var(--frame-top, 52px)';

const cellPadding = {
  paddingBlock: tokens.spacingVerticalXS,
  paddingInline: tokens.spacingHorizontalXS,
} as const;

export const useGridStyles = makeStyles({
  box: {
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
  current: {},
  // Rows that can still be read and used lose their colour and not their contrast.
  stale: { filter: 'grayscale(1)' },
  loading: { opacity: 0.6 },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  head: { position: 'sticky', top: FRAME_TOP, zIndex: 2 },
  headCell: {
    height: '44px',
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { paddingInlineStart: tokens.spacingHorizontalL },
  },
  sorter: {
    ...cellPadding,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    minHeight: '44px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  // Other languages have longer words: a cut word is read more easily than two that collide.
  title: {
    display: 'block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '& svg': { verticalAlign: 'text-bottom', marginInlineEnd: '2px' },
  },
  sorted: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  unit: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular, whiteSpace: 'nowrap' },
  row: {
    position: 'relative',
    '@media (hover: hover)': { ':hover > *': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  },
  open: {
    '> *': { backgroundColor: tokens.colorSubtleBackgroundHover, borderBottom: '1px solid transparent' },
  },
  cell: {
    ...cellPadding,
    height: '44px',
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (pointer: coarse)': { height: '56px' },
  },
  model: { paddingInlineStart: tokens.spacingHorizontalL, textAlign: 'start' },
  start: { textAlign: 'start', alignItems: 'flex-start', overflow: 'hidden', textOverflow: 'ellipsis' },
  wraps: { whiteSpace: 'normal', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  gapAfter: { paddingInlineEnd: tokens.spacingHorizontalL },
  end: { textAlign: 'end', alignItems: 'flex-end' },
  computed: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  expander: { textAlign: 'center', color: tokens.colorNeutralForeground3, fontSize: '20px', lineHeight: 0 },
  detailRow: {},
  detailCell: {
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorSubtleBackgroundHover,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
