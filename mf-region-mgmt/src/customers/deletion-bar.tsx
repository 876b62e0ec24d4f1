import type { Customer } from '@specbuilder/shared-contracts/api';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { CUSTOMERS_MESSAGES } from '../messages/customers.generated.ts';
import type { useDeletion } from './use-deletion.ts';

interface DeletionBarProps {
  readonly deletion: ReturnType<typeof useDeletion>;
  /** Of the page on the screen. */
  readonly customers: readonly Customer[];
}

/** What can be done in the delete mode. */
export function DeletionBar({ deletion, customers }: DeletionBarProps) {
  const styles = useStyles();
  const { chosen, isFull, isBusy, chooseAll, remove, stop } = deletion;
  const count = chosen?.size ?? 0;
  return (
    <section className={styles.bar} aria-label={CUSTOMERS_MESSAGES.startDeleting}>
      <span className={styles.words}>
        {CUSTOMERS_MESSAGES.deleting}
        <span role="status" className={styles.count}>
          {isFull ? CUSTOMERS_MESSAGES.maxChosen({ count }) : CUSTOMERS_MESSAGES.chosen({ count })}
        </span>
      </span>
      <Button disabledFocusable={isBusy || isFull} onClick={() => chooseAll(customers)}>
        {CUSTOMERS_MESSAGES.chooseAll}
      </Button>
      <Button disabledFocusable={isBusy} onClick={stop}>
        {CUSTOMERS_MESSAGES.stopDeleting}
      </Button>
      <Button appearance="primary" disabledFocusable={isBusy || count === 0} onClick={() => void remove()}>
        {isBusy ? CUSTOMERS_MESSAGES.wait : CUSTOMERS_MESSAGES.delete({ count })}
      </Button>
    </section>
  );
}

const useStyles = makeStyles({
  bar: {
    // Below the host's toolbar while the list scrolls; a host without one says 0.
    '@media (min-height: 400px)': { position: 'sticky' },
    top: 'var(--frame-top, 52px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  words: { display: 'flex', flexDirection: 'column', flex: '1 1 200px' },
  count: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
