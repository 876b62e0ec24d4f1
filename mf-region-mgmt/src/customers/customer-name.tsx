import type { Customer } from '@specbuilder/shared-contracts/api';
import { isPlainClick } from '@specbuilder/shared-ui/browser';
import { Link, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { Checkbox } from '@specbuilder/shared-ui/data';
import { useNavigate } from '@specbuilder/shared-ui/router';
import type { MouseEvent, ReactNode } from 'react';
import { nameOf } from './customer-texts.ts';

/** Which customers are chosen, and the way to choose another one. */
export interface Picking {
  readonly chosen: ReadonlyMap<string, Customer>;
  /** No more customers can be selected. */
  readonly isFull: boolean;
  readonly onToggle: (customer: Customer) => void;
}

interface CustomerNameProps {
  readonly of: Customer;
  /** Null while a click opens the detail. */
  readonly picking: Picking | null;
}

/** The name acts for its whole row: a click anywhere on the row opens the detail, or selects the customer. */
export function CustomerName({ of: customer, picking }: CustomerNameProps) {
  const styles = useStyles();
  const { userId, userName, fullName } = customer;
  const lines = (
    <span className={styles.lines}>
      <span className={styles.name}>{nameOf(customer)}</span>
      {fullName !== '' && <span className={styles.quiet}>{userName}</span>}
    </span>
  );
  if (picking === null) return <DetailLink customer={customer}>{lines}</DetailLink>;
  const isChosen = picking.chosen.has(userId);
  return (
    <Checkbox
      className={styles.box}
      checked={isChosen}
      disabled={picking.isFull && !isChosen}
      onChange={() => picking.onToggle(customer)}
      label={lines}
    />
  );
}

interface DetailLinkProps {
  readonly customer: Customer;
  readonly children: ReactNode;
}

/** A plain click passes the customer on, so that the page shows immediately (REG-005); others open like links. */
function DetailLink({ customer, children }: DetailLinkProps) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { serverUrl } = usePlatform();
  const href = `/region-management/user-detail/${customer.userId}`;
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href, { state: { userDetails: customer } });
  };
  return (
    <Link href={serverUrl + href} onClick={go} className={styles.whole} data-row-link>
      {children}
    </Link>
  );
}

const useStyles = makeStyles({
  lines: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalXXS,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  // Of the row or card, which is what it is placed in.
  whole: { '::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' } },
  box: {
    position: 'static',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    '& input': { width: '100%', height: '100%', inset: 0 },
  },
});
