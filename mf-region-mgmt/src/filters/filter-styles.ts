import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** Filters are side by side, and on phones below each other. */
export const useFilterStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  field: {
    flex: '1 1 180px',
    minWidth: 0,
    maxWidth: '280px',
    '@media (max-width: 639.98px)': { flexBasis: '100%', maxWidth: 'none' },
  },
  /** The kit's list is as wide as its longest entry. */
  select: { minWidth: 0, width: '100%', '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' } },
  // Aligned with the fields, whose labels are above them.
  clear: { alignSelf: 'flex-end' },
  wide: { flexBasis: '230px' },
  day: { flex: '0 1 150px', minWidth: 0, '@media (max-width: 639.98px)': { flexGrow: 1, flexBasis: '130px' } },
});
