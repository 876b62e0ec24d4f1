import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const PHONE = '@media (max-width: 639.98px)';

export const useHeaderStyles = makeStyles({
  head: {
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { paddingInlineStart: tokens.spacingHorizontalM, paddingInlineEnd: tokens.spacingHorizontalM },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  title: {
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 650,
    letterSpacing: '-0.015em',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [PHONE]: { flexWrap: 'nowrap', width: '100%' },
  },
  add: { [PHONE]: { flexGrow: 1, minHeight: '44px' } },
  more: { [PHONE]: { minWidth: '44px', minHeight: '44px' } },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  place: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground1,
  },
  notice: { color: tokens.colorBrandForeground1, overflowWrap: 'anywhere' },
  // Looks like the other details, and like a button on hover or focus.
  reference: {
    minWidth: 0,
    padding: 0,
    border: 'none',
    color: 'inherit',
    fontSize: 'inherit',
    lineHeight: 'inherit',
    fontWeight: tokens.fontWeightRegular,
  },
  archived: {
    padding: `0 ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});
