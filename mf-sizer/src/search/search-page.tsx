import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { Screen, useLocation } from '@specbuilder/shared-ui/router';
import { useMemo } from 'react';
import { ExhaustSearch } from './exhaust-search.tsx';
import { HvlsSearch } from './hvls-search.tsx';
import { readSearchAddress, sizerOf } from './search-address.ts';

/** The search that the address asks for; an address that names none leads home ('Bad State'). */
export default function SearchPage() {
  const { search } = useLocation();
  const address = useMemo(() => readSearchAddress(search), [search]);
  const badState = useMemo(() => new Error(ERRORS.badState), []);
  if (address === null) {
    return (
      <Screen state="app.fans.sizer.search" error={badState}>
        {null}
      </Screen>
    );
  }
  // Another category or line is another search; another result of the same one is not.
  const key = `${address.category}-${address.sub}`;
  return sizerOf(address.category) === 'hvls' ? (
    <HvlsSearch key={key} address={address} />
  ) : (
    <ExhaustSearch key={key} address={address} />
  );
}
