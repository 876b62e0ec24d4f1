import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** Tables of what was and what is: the names of the fields lead, both values have one width. */
export const useTableStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontVariantNumeric: 'tabular-nums' },
  caption: {
    paddingBlockEnd: tokens.spacingVerticalXS,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
  },
  head: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXS} 0`,
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalSNudge} 0`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  line: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  label: { color: tokens.colorNeutralForeground2 },
  before: { color: tokens.colorNeutralForeground3 },
  after: { fontWeight: tokens.fontWeightSemibold },
  group: {
    padding: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    textAlign: 'start',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  itemName: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  added: { color: tokens.colorPaletteGreenForeground1 },
  removed: { color: tokens.colorPaletteRedForeground1 },
  changed: { color: tokens.colorNeutralForeground2 },
});
