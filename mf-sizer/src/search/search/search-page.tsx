import { RouteError } from '@specbuilder/shared-contracts/domain';
import type { StorageService } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { Screen, useLocation } from '@specbuilder/shared-ui/router';
import { Provider as JotaiProvider } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { choicesOf } from '../../configure/configure/chosen-motors.ts';
import { requestItem } from '../../duty/new-search/requested-item-key.ts';
import { useResetAtSignOut } from '../../item/item-changes/use-reset-at-sign-out.ts';
import { sizerOf } from '../../item/search-memory/sizer-of.ts';
import { EXHAUST_KIND } from './exhaust-kind.tsx';
import { HVLS_KIND } from './hvls-kind.tsx';
import { readSearchAddress, type SearchAddress } from './search-address.ts';
import { SizerSearch } from './sizer-search.tsx';
import { type StoreDuty, storeDutyOf } from './store-duty.ts';
import { useNewSearches } from './use-new-searches.ts';

/** The search in the address; an address without one redirects home ('Bad State'). */
export default function SearchPage() {
  const platform = usePlatform();
  const { search, state } = useLocation();
  const address = useMemo(() => readSearchAddress(search), [search]);
  const duty = useFirstDuty(state);
  const newSearches = useNewSearches();
  useResetAtSignOut();
  useItemOfAddress(platform.storage, address);
  const badState = useMemo(() => new RouteError('Bad State'), []);
  if (address === null) {
    return (
      <Screen state="app.fans.sizer.search" error={badState}>
        {null}
      </Screen>
    );
  }
  // Another category or line is another search; another result of the same one is not.
  const key = `${address.category}-${address.sub}-${newSearches}`;
  return (
    <JotaiProvider store={choicesOf(platform)}>
      {sizerOf(address.category) === 'hvls' ? (
        <SizerSearch key={key} kind={HVLS_KIND} address={address} duty={duty} />
      ) : (
        <SizerSearch key={key} kind={EXHAUST_KIND} address={address} duty={duty} />
      )}
    </JotaiProvider>
  );
}

/** Tag and quantity of an address that a row of a schedule was opened with. */
function useItemOfAddress(storage: StorageService, address: SearchAddress | null): void {
  const { tag = '', quantity = 0 } = address?.item ?? {};
  useEffect(() => {
    if (quantity > 0) requestItem(storage, { tag, quantity });
  }, [storage, tag, quantity]);
}

/** The shop's duty of this visit; it stays although the first result takes its place in the history. */
function useFirstDuty(state: unknown): StoreDuty | null {
  const requested = storeDutyOf(state);
  const [duty, setDuty] = useState(requested);
  const isOther = requested !== null && (requested.cfm !== duty?.cfm || requested.postalCode !== duty.postalCode);
  if (isOther) setDuty(requested);
  return isOther ? requested : duty;
}
