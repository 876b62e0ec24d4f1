import { ErrorCircle16Filled } from '@fluentui/react-icons/headless/svg/error-circle';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';

/** What the server says is wrong with the air of a section (OPT-051). */
export function SectionError({ text }: { readonly text: string }) {
  const styles = useStyles();
  return (
    <p className={styles.error} role="alert">
      <ErrorCircle16Filled aria-hidden /> {text}
    </p>
  );
}

const useStyles = makeStyles({
  error: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
  },
});
