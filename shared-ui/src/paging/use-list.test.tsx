import { Button } from '@specbuilder/shared-ui/core';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PageAddress, readPageAddress, writePageAddress } from './page-address.ts';
import { useList } from './use-list.ts';
import { useListAddress } from './use-list-address.ts';

interface Address extends PageAddress {
  readonly keyword: string;
  readonly region: string;
}

const read = (query: URLSearchParams): Address => ({
  ...readPageAddress(query),
  keyword: query.get('keyword') ?? '',
  region: query.get('region') ?? '',
});

function write(address: Address): URLSearchParams {
  const query = writePageAddress(address);
  if (address.keyword !== '') query.set('keyword', address.keyword);
  if (address.region !== '') query.set('region', address.region);
  return query;
}

interface ListProps {
  readonly totalCount: number;
  readonly error?: Error;
  readonly refetch?: () => Promise<void>;
}

function List({ totalCount, error, refetch = () => Promise.resolve() }: ListProps) {
  const [address, show] = useListAddress({ read, write });
  const isError = error !== undefined;
  const query = { data: isError ? undefined : { totalCount }, error, isError, isPlaceholderData: false, refetch };
  const { failure, isRefreshing, onPage } = useList(query, address, show);
  const changeBoth = () => {
    show({ keyword: 'kub' });
    show({ region: '24' });
  };
  return (
    <>
      <output>{`${address.pageIndex} ${address.keyword} ${address.region} ${isRefreshing}`}</output>
      {failure && <Button onClick={failure.onRetry}>{failure.title}</Button>}
      <Button onClick={changeBoth}>Both</Button>
      <Button onClick={() => onPage(2)}>Third page</Button>
    </>
  );
}

describe('the state of a list in the address', () => {
  it('keeps both of two changes that come before the page is drawn again', async () => {
    renderWithPlatform(<List totalCount={50} />, { path: '/list' });
    await userEvent.click(screen.getByRole('button', { name: 'Both' }));
    expect(screen.getByRole('status')).toHaveTextContent('0 kub 24 false');
  });

  it('starts at the first page when a filter changes, and keeps the filter on another page', async () => {
    const { platform } = renderWithPlatform(<List totalCount={50} />, { path: '/list?pi=1&keyword=fan' });
    await userEvent.click(screen.getByRole('button', { name: 'Third page' }));
    expect(platform.navigation.history.location.search).toBe('?pi=2&keyword=fan');
    await userEvent.click(screen.getByRole('button', { name: 'Both' }));
    expect(platform.navigation.history.location.search).toBe('?keyword=kub&region=24');
  });

  it('leads from a page past the end to the last one', async () => {
    renderWithPlatform(<List totalCount={21} />, { path: '/list?pi=7' });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 false'));
  });

  it('says why it did not load, and tries again', async () => {
    const refetch = jest.fn(() => Promise.resolve());
    renderWithPlatform(<List totalCount={0} error={new Error('offline')} refetch={refetch} />, { path: '/list' });
    await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
