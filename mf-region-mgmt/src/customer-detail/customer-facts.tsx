import type { Customer } from '@specbuilder/shared-contracts/api';
import { mayEditRegion } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { type ReactNode, useState } from 'react';
import { regionOf } from '../customers/customer-texts.ts';
import { CUSTOMER_DETAIL_MESSAGES } from '../messages/customer-detail.generated.ts';
import { OpenRegionDialog } from './open-region-dialog.tsx';

/** What is known of a customer, with the ways to another region and to a correction of its data (CUS-020, REG-012). */
export function CustomerFacts({ customer }: { readonly customer: Customer }) {
  const styles = useStyles();
  const { panels, session } = usePlatform();
  const user = useReadable(session.user);
  const [isChanging, setChanging] = useState(false);
  const { salesRegion } = customer;
  return (
    <section className={styles.card} aria-label={CUSTOMER_DETAIL_MESSAGES.facts}>
      <dl className={styles.facts}>
        {factsOf(customer).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => setChanging(true)}>
          {CUSTOMER_DETAIL_MESSAGES.changeRegion}
        </Button>
        {salesRegion !== null && mayEditRegion(user, salesRegion.region) && (
          <Button onClick={() => void panels.open('regional-edit', { region: salesRegion })}>
            {CUSTOMER_DETAIL_MESSAGES.correctRegion}
          </Button>
        )}
      </div>
      <OpenRegionDialog customer={customer} isOpen={isChanging} onClose={() => setChanging(false)} />
    </section>
  );
}

function factsOf(customer: Customer): readonly { readonly label: string; readonly value: ReactNode }[] {
  const { userName, email, company, salesRegion, createdOnUtc, isInvited } = customer;
  const { streetLine1, city, state, postalCode } = company.address;
  const town = [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  const unknown = CUSTOMER_DETAIL_MESSAGES.unknown;
  return [
    { label: CUSTOMER_DETAIL_MESSAGES.userName, value: userName },
    { label: CUSTOMER_DETAIL_MESSAGES.email, value: email },
    { label: CUSTOMER_DETAIL_MESSAGES.company, value: company.name ?? unknown },
    { label: CUSTOMER_DETAIL_MESSAGES.address, value: [streetLine1, town].filter(Boolean).join(', ') || unknown },
    { label: CUSTOMER_DETAIL_MESSAGES.phone, value: company.phoneNumber ?? unknown },
    {
      label: CUSTOMER_DETAIL_MESSAGES.region,
      value: salesRegion === null ? CUSTOMER_DETAIL_MESSAGES.noRegion : regionOf(salesRegion),
    },
    {
      label: CUSTOMER_DETAIL_MESSAGES.created,
      value: (
        <>
          {formatInstant(createdOnUtc, { dateStyle: 'medium' })}{' '}
          {isInvited && <Badge appearance="tint">{CUSTOMER_DETAIL_MESSAGES.invited}</Badge>}
        </>
      ),
    },
  ];
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  fact: { minWidth: 0 },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});
