import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

export const useTableStyles = makeStyles({
  region: {
    overflowX: 'auto',
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
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderTop: line,
    borderBottom: line,
    fontSize: tokens.fontSizeBase200,
  },
  row: { borderBottom: line, ':last-child': { borderBottom: 'none' } },
  wrongRow: { backgroundColor: tokens.colorStatusDangerBackground1 },
  tick: { width: '36px', padding: 0, textAlign: 'center' },
  cell: { height: '42px', padding: `0 ${tokens.spacingHorizontalXS}`, whiteSpace: 'nowrap' },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: '48px',
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
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  wrong: {
    border: `1px solid ${tokens.colorStatusDangerBorder2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  leftOut: { padding: `0 ${tokens.spacingHorizontalS}`, color: tokens.colorNeutralForeground3 },
  choice: { borderLeft: line },
  fan: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  // A model and its reason: 'KRX165: Lowest price that meets'.
  fanSelect: { width: 'min(240px, 60vw)', flexShrink: 0 },
  columnRoom: { display: 'flex' },
  columnSelect: { width: 0, minWidth: '100%', fontWeight: tokens.fontWeightSemibold },
  columns: { display: 'grid', gap: tokens.spacingVerticalXS, paddingTop: tokens.spacingVerticalS },
  columnLine: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  cards: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyle: 'none' },
});
