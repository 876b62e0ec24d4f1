import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

const inverted = tokens.colorNeutralForegroundInverted;
const PHONE = '@media (max-width: 639.98px)';

/** The bar floats over the foot of the page in the inverted colours (visual.md, section 5), also while that is short. */
export const useBarStyles = makeStyles({
  bar: {
    '@media (min-height: 400px)': { position: 'sticky' },
    bottom: tokens.spacingVerticalXXL,
    zIndex: 3,
    boxSizing: 'border-box',
    width: 'fit-content',
    minWidth: 'min(100%, 480px)',
    maxWidth: `calc(100% - 2 * ${tokens.spacingHorizontalM})`,
    marginBlockStart: 'auto',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: inverted,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow16,
    [PHONE]: { bottom: tokens.spacingVerticalM, width: `calc(100% - 2 * ${tokens.spacingHorizontalM})`, minWidth: 0 },
  },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  picture: { flexShrink: 0 },
  words: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  item: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  origin: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // On a phone they do not fit beside several entries.
  wrapping: { [PHONE]: { flexWrap: 'wrap' } },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flexShrink: 0 },
  below: { [PHONE]: { flexBasis: '100%', justifyContent: 'flex-end' } },
  action: { [PHONE]: { minWidth: 0, minHeight: '44px' } },
  // The kit's grey of a disabled button cannot be read on this ground.
  still: {
    color: inverted,
    backgroundColor: 'transparent',
    borderTopColor: inverted,
    borderRightColor: inverted,
    borderBottomColor: inverted,
    borderLeftColor: inverted,
    opacity: 0.6,
    ':hover': { color: inverted, backgroundColor: 'transparent' },
  },
  quiet: {
    color: inverted,
    minWidth: '32px',
    ':hover': { color: inverted },
    ':hover:active': { color: inverted },
    [PHONE]: { minHeight: '44px' },
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    maxHeight: '40vh',
    margin: `0 0 ${tokens.spacingVerticalS}`,
    padding: `0 0 ${tokens.spacingVerticalS}`,
    overflowY: 'auto',
    listStyle: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralForegroundInverted}`,
  },
});
