import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Screen } from '@specbuilder/shared-ui/router';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { PrivacySection } from './privacy-section.tsx';

/** The way to their data for accounts that another provider keeps, which have no other page about them here. */
export function YourDataPage() {
  const styles = useStyles();
  return (
    <Screen state="app.accounts.data" isReady>
      <div className={styles.page}>
        <h1 className={styles.hidden}>{PRIVACY_MESSAGES.pageTitle}</h1>
        <PrivacySection />
      </div>
    </Screen>
  );
}

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '636px',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 639.98px)': { padding: tokens.spacingHorizontalM },
  },
  // The section's own heading says the same.
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
