import type { Customer } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { DataGrid, type DataGridProps, type GridColumn } from '@specbuilder/shared-ui/grid';
import { type ListPage, Pager } from '@specbuilder/shared-ui/paging';
import type { ReactNode } from 'react';
import { CUSTOMERS_MESSAGES } from '../messages/customers.generated.ts';
import { CustomerName, type Picking } from './customer-name.tsx';
import { nameOf, placeOf, regionOf } from './customer-texts.ts';

type GridParts = 'empty' | 'failure' | 'isRefreshing' | 'sorting' | 'onSorting';

interface CustomersTableProps extends Pick<DataGridProps<Customer>, GridParts> {
  /** Undefined while it loads. */
  readonly page: ListPage<Customer> | undefined;
  readonly pageSize: number;
  /** Null while a row opens the detail of its customer. */
  readonly picking: Picking | null;
  readonly onPage: (pageIndex: number) => void;
}

export function CustomersTable({ page, pageSize, picking, onPage, ...states }: CustomersTableProps) {
  const styles = useStyles();
  return (
    <DataGrid
      label={CUSTOMERS_MESSAGES.table}
      columns={columns(picking)}
      rows={page?.items}
      rowId={({ userId }) => userId}
      navigation="controls"
      rowSize="tall"
      rowClassName={({ userId }) => (picking?.chosen.has(userId) ? styles.chosen : undefined)}
      card={(customer) => <Entry customer={customer} picking={picking} />}
      skeletonRows={pageSize}
      footer={page && <Pager page={page} onPage={onPage} />}
      {...states}
    />
  );
}

/** Made with each drawing, so that the heads follow the language. The server orders; equal values keep its order. */
function columns(picking: Picking | null): readonly GridColumn<Customer>[] {
  return [
    {
      id: 'name',
      label: CUSTOMERS_MESSAGES.name,
      cell: (customer) => <CustomerName of={customer} picking={picking} />,
      value: nameOf,
    },
    {
      id: 'email',
      label: CUSTOMERS_MESSAGES.email,
      cell: ({ email }) => <Lines>{email}</Lines>,
      value: ({ email }) => email,
    },
    {
      id: 'company',
      label: CUSTOMERS_MESSAGES.company,
      cell: ({ company }) => <Company of={company} />,
      value: ({ company }) => company.name ?? '',
    },
    { id: 'phone', label: CUSTOMERS_MESSAGES.phone, cell: ({ company }) => company.phoneNumber ?? '' },
    {
      id: 'region',
      label: CUSTOMERS_MESSAGES.region,
      cell: ({ salesRegion }) => <Lines>{salesRegion === null ? '—' : regionOf(salesRegion)}</Lines>,
      value: ({ salesRegion }) => salesRegion?.region ?? 0,
    },
    {
      id: 'created',
      label: CUSTOMERS_MESSAGES.created,
      cell: (customer) => <Created of={customer} />,
      value: ({ createdOnUtc }) => createdOnUtc,
    },
  ];
}

/** A text that may be long enough to touch the lines of its row. */
function Lines({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().lines}>{children}</span>;
}

function Company({ of }: { readonly of: Customer['company'] }) {
  const styles = useStyles();
  return (
    <Lines>
      <span>{of.name ?? ''}</span>
      <span className={styles.quiet}>{placeOf(of)}</span>
    </Lines>
  );
}

function Created({ of: { createdOnUtc, isInvited } }: { readonly of: Customer }) {
  const styles = useStyles();
  return (
    <span className={styles.created}>
      <time dateTime={createdOnUtc}>{formatInstant(createdOnUtc, { dateStyle: 'medium' })}</time>
      {isInvited && <Badge appearance="tint">{CUSTOMERS_MESSAGES.invited}</Badge>}
    </span>
  );
}

interface EntryProps {
  readonly customer: Customer;
  readonly picking: Picking | null;
}

function Entry({ customer, picking }: EntryProps) {
  const styles = useStyles();
  const { company, email, salesRegion } = customer;
  const facts = [company.name ?? '', placeOf(company), company.phoneNumber ?? ''].filter((text) => text !== '');
  return (
    <div className={styles.card}>
      <CustomerName of={customer} picking={picking} />
      <span className={styles.quiet}>{email}</span>
      {facts.length > 0 && <span className={styles.quiet}>{facts.join(' · ')}</span>}
      {salesRegion !== null && <span className={styles.quiet}>{regionOf(salesRegion)}</span>}
      <span className={styles.quiet}>
        <Created of={customer} />
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
  },
  created: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected },
  // The name in it is pressed by a click anywhere on the card.
  card: { position: 'relative', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
});
