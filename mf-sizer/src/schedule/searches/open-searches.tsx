import { Button, usePlatform } from '@specbuilder/shared-ui/core';
import { type Ref, useState } from 'react';
import { SCHEDULE_MESSAGES } from '../../messages/schedule.generated.ts';
import type { SizedRow } from '../sized-row.ts';
import { paramsOfRow } from './search-of-row.ts';
import { SearchesDialog } from './searches-dialog.tsx';

interface OpenSearchesProps {
  /** The rows that the user chose. */
  readonly rows: readonly SizedRow[];
  readonly postalCode: string;
  readonly button: Ref<HTMLButtonElement> | undefined;
}

/** The chosen rows as searches, each in a tab of its own, so that the schedule stays where it is. */
export function OpenSearches({ rows, postalCode, button }: OpenSearchesProps) {
  const { navigation, serverUrl } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const searches = rows.flatMap(({ row }) => {
    const href = navigation.href('app.fans.sizer.search', paramsOfRow(row, postalCode));
    return href === null ? [] : [{ row, href: serverUrl + href }];
  });
  // A page of another site has no addresses for them.
  if (navigation.href('app.fans.sizer.schedule') === null) return null;
  return (
    <>
      <Button ref={button} disabledFocusable={searches.length === 0} onClick={() => setOpen(true)}>
        {SCHEDULE_MESSAGES.openSearches}
      </Button>
      {isOpen && <SearchesDialog searches={searches} onClose={() => setOpen(false)} />}
    </>
  );
}
