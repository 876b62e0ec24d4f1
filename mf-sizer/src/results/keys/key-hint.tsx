import { makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';

/** Keys that do the same, for those who have a keyboard. */
export function KeyHint({ children, className }: { readonly children: string; readonly className?: string }) {
  const styles = useStyles();
  return <kbd className={mergeClasses(styles.keys, className)}>{children}</kbd>;
}

const useStyles = makeStyles({
  keys: {
    padding: `0 ${tokens.spacingHorizontalXS}`,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    '@media (pointer: coarse)': { display: 'none' },
  },
});
