import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const PHONE = '@media (max-width: 639.98px)';

/** What only the dashboard has in the header of its project. */
export const useHeaderStyles = makeStyles({
  name: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  title: { overflow: 'hidden', textOverflow: 'ellipsis' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [PHONE]: { flexWrap: 'nowrap', width: '100%' },
  },
  add: { [PHONE]: { flexGrow: 1, minHeight: '44px' } },
  more: { [PHONE]: { minWidth: '44px', minHeight: '44px' } },
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
