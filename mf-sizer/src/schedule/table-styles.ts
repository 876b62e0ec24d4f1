import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** What was found stays in sight while the cells of a long schedule go by under it. */
const FOUND = { choice: 236, price: 88, check: 200 } as const;
const WIDE = '@media (min-width: 1200px)';
const found = (width: number, right: number) =>
  ({
    width: `${width}px`,
    minWidth: `${width}px`,
    boxSizing: 'border-box',
    backgroundColor: 'inherit',
    [WIDE]: { position: 'sticky', right: `${right}px` },
  }) as const;

/** Number of characters in a cell. */
export const CHARACTERS = '--letters';

const line = `1px solid ${tokens.colorNeutralStroke2}`;
/** A border of a collapsed table stays behind where its cell sticks. */
const edge = `inset 1px 0 0 ${tokens.colorNeutralStroke2}`;

export const useTableStyles = makeStyles({
  region: {
    overflowX: 'auto',
    // A cell that gets the focus comes out from under what stays in sight.
    [WIDE]: { scrollPaddingInlineEnd: `${FOUND.choice + FOUND.price + FOUND.check}px` },
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase300 },
  asPasted: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  aboveFound: { [WIDE]: { position: 'sticky', right: 0 } },
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderTop: line,
    borderBottom: line,
    verticalAlign: 'top',
    fontSize: tokens.fontSizeBase200,
    // As high as the lists beside them.
    lineHeight: '24px',
  },
  openHead: { backgroundColor: tokens.colorStatusWarningBackground1 },
  caption: {
    minWidth: '96px',
    maxWidth: '180px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'normal',
  },
  headerRow: { backgroundColor: tokens.colorNeutralBackground1 },
  row: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: line, ':last-child': { borderBottom: 'none' } },
  wrongRow: { backgroundColor: tokens.colorStatusDangerBackground1 },
  tick: { width: '36px', padding: 0, textAlign: 'center' },
  cell: { height: '42px', padding: `0 ${tokens.spacingHorizontalXS}`, whiteSpace: 'nowrap' },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    // As wide as its text, up to the length of a service that is still readable in one glance.
    minWidth: `min(var(${CHARACTERS}) * 1.1ch + 16px, 24ch)`,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    backgroundColor: 'transparent',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    outlineStyle: 'none',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  tag: { fontWeight: tokens.fontWeightSemibold },
  numeric: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  wrong: {
    border: `1px solid ${tokens.colorStatusDangerBorder2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  doubted: {
    border: `1px solid ${tokens.colorStatusWarningBorder2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  openRow: { backgroundColor: tokens.colorStatusWarningBackground1 },
  ignoredRow: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground3 },
  ignoredText: { color: tokens.colorNeutralForeground3 },
  unknown: {
    color: tokens.colorNeutralForeground1,
    border: `1px solid ${tokens.colorStatusWarningBorder2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  withUsed: { display: 'flex', flexDirection: 'column' },
  noUnit: { whiteSpace: 'normal', height: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  used: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  leftOut: { padding: `0 ${tokens.spacingHorizontalS}`, color: tokens.colorNeutralForeground3 },
  choice: { ...found(FOUND.choice, FOUND.price + FOUND.check), boxShadow: edge },
  choiceWithoutPrice: { ...found(FOUND.choice, FOUND.check), boxShadow: edge },
  price: found(FOUND.price, FOUND.check),
  check: found(FOUND.check, 0),
  fan: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0, width: '100%' },
  none: { flexGrow: 1 },
  search: { flexShrink: 0 },
  // A model and its reason: 'KRX165: Lowest price that meets'.
  fanSelect: { width: 'min(240px, 60vw)', minWidth: 0, [WIDE]: { width: '160px' } },
  neededName: { padding: `0 ${tokens.spacingHorizontalS}`, fontWeight: tokens.fontWeightSemibold },
  columnSpace: { display: 'flex', fontSize: tokens.fontSizeBase200 },
  columnSelect: { width: 0, minWidth: '100%', fontWeight: tokens.fontWeightSemibold },
  columns: { display: 'grid', gap: tokens.spacingVerticalXS, paddingTop: tokens.spacingVerticalS },
  columnLine: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});
