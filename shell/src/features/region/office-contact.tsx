import { CallRegular } from '@fluentui/react-icons/headless/svg/call';
import { LocationRegular } from '@fluentui/react-icons/headless/svg/location';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, tokens, VisuallyHidden } from '@specbuilder/shared-ui/core';
import type { ReactNode } from 'react';
import { REGION_MESSAGES } from '../../messages/region.generated.ts';

/** Address with its map link, phones, fax and mail; what an office does not have leaves no row. */
export function OfficeContact({ office }: { readonly office: SalesRegion }) {
  const styles = useStyles();
  const { addressLine1, addressLine2, city, state, zip, zip4, phone, phoneExtension, fax, tollFreePhone, email } =
    office;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const town = `${city}, ${state} ${zip}${zip4 && `-${zip4}`}`;
  return (
    <dl className={styles.list}>
      {street !== '' && (
        <Row icon={<LocationRegular />} name={REGION_MESSAGES.address}>
          <span className={styles.strong}>{street}</span>
          <span>{town}</span>
          <Link href={mapLink(office)} target="_blank" rel="noopener noreferrer">
            {REGION_MESSAGES.openInMaps}
          </Link>
        </Row>
      )}
      {(phone !== '' || tollFreePhone !== '') && (
        <Row icon={<CallRegular />} name={REGION_MESSAGES.phone}>
          {phone !== '' && (
            <Link href={telephone(phone, phoneExtension)}>
              {phone}
              {phoneExtension && ` ${REGION_MESSAGES.extension({ digits: phoneExtension })}`}
            </Link>
          )}
          {tollFreePhone !== '' && (
            <Link href={telephone(tollFreePhone, '')}>{REGION_MESSAGES.tollFree({ number: tollFreePhone })}</Link>
          )}
        </Row>
      )}
      {email !== '' && (
        <Row icon={<MailRegular />} name={REGION_MESSAGES.email}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Row>
      )}
      {fax !== '' && (
        <Row icon={<PrintRegular />} name={REGION_MESSAGES.fax}>
          <span>{fax}</span>
        </Row>
      )}
    </dl>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly children: ReactNode;
}

function Row({ icon, name, children }: RowProps) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <dt className={styles.icon} title={name}>
        <span aria-hidden>{icon}</span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The office in a maps site, as its record names it (LOC-032). */
function mapLink({ addressForGoogleMapsUrl }: SalesRegion): string {
  return `https://www.google.com/maps/search/?api=1&query=${addressForGoogleMapsUrl}`;
}

function telephone(number: string, extension: string): string {
  return `tel:+1${number.replace(/\D/g, '')}${extension && `;ext=${extension}`}`;
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    marginBlock: tokens.spacingVerticalL,
  },
  row: { display: 'flex', gap: tokens.spacingHorizontalM },
  icon: { position: 'relative', fontSize: '20px', lineHeight: '20px', color: tokens.colorNeutralForeground3 },
  value: {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    // Phones and addresses are tapped one below the other (WCAG 2.2, 2.5.8).
    '& a': { minHeight: '24px' },
  },
  strong: { fontWeight: tokens.fontWeightSemibold },
});
