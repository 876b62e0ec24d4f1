import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** Rows of a section: a title, details below it, and the available actions at its end. */
export const useListStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '56px',
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeHero700 },
  // If both do not fit side by side, as on phones, the actions go below.
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 180px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  badge: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginTop: tokens.spacingVerticalM,
  },
  rowActions: { display: 'flex', flexShrink: 0, marginLeft: 'auto' },
});
