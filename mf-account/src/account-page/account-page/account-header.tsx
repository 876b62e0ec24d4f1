import type { UserDetails } from '@specbuilder/shared-contracts/api';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Avatar } from '@specbuilder/shared-ui/data';
import { ACCOUNT_MESSAGES } from '../../messages/account.generated.ts';

/** Whose account it is. */
export function AccountHeader({ details }: { readonly details: UserDetails | undefined }) {
  const styles = useStyles();
  const { displayName = ACCOUNT_MESSAGES.title, userName, company, defaultSalesRegion = null } = details ?? {};
  const region = defaultSalesRegion === null ? null : ACCOUNT_MESSAGES.region({ number: defaultSalesRegion });
  return (
    <div className={styles.head}>
      <Avatar name={details?.displayName ?? ''} size={48} color="brand" aria-hidden />
      <div className={styles.names}>
        <h1 className={styles.title}>{displayName}</h1>
        <p className={styles.facts}>{[userName, company?.name, region].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  names: { minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: 650 },
  // As high as its line while the details load.
  facts: {
    minHeight: tokens.lineHeightBase200,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
