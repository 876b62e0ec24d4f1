import { Button, makeStyles } from '@specbuilder/shared-ui/core';
import { CUSTOMER_RECORD_MESSAGES } from '../messages/customer-record.generated.ts';
import type { RecordListState } from './use-record-list.ts';

interface ShowOlderProps {
  readonly list: Pick<RecordListState<unknown>, 'olderCount' | 'isLoadingOlder' | 'showOlder'>;
}

/** The way to what is older than the list, with how much of it there is; nothing where that is all. */
export function ShowOlder({ list: { olderCount, isLoadingOlder, showOlder } }: ShowOlderProps) {
  const styles = useStyles();
  if (olderCount === 0) return null;
  return (
    <Button className={styles.button} disabledFocusable={isLoadingOlder} onClick={showOlder}>
      {CUSTOMER_RECORD_MESSAGES.showOlder({ count: olderCount })}
    </Button>
  );
}

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });
