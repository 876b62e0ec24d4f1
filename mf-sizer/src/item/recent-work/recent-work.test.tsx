import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RecentWork, readRecentWork, rememberWork } from './recent-work.ts';
import { RECENT_WORK_KEY } from './recent-work-key.ts';
import RecentWorkList from './recent-work-list.tsx';
import { timeAgo } from './time-ago.ts';

const work = (id: string, part: Partial<RecentWork> = {}): RecentWork => ({
  ...{ kind: 'item', id, href: `/fans/sizer/options/${id}`, name: `KRD${id}`, tag: 'EF-1', pictogram: 'roofDownblast' },
  ...{ cfm: 1500, sp: 0.5, squareFeet: null, atUtc: new Date().toISOString() },
  ...part,
});
const render = (works: readonly RecentWork[], userId: string | null = null) => {
  const rendered = renderWithPlatform(<RecentWorkList />, {
    ...(userId !== null && { user: TEST_USER }),
  });
  for (const each of works) rememberWork(rendered.platform, each);
  return rendered;
};

describe('Recent work', () => {
  it('is nothing at first', () => {
    const { platform } = render([]);
    expect(readRecentWork(platform)).toEqual([]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('is the newest first, each once, six at most', () => {
    const { platform } = render(['1', '2', '3', '4', '5', '6', '7', '3'].map((id) => work(id)));
    expect(readRecentWork(platform).map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2']);
  });

  it('shows the three latest as links to where they were left, and forgets them on request', async () => {
    const { platform, rerender } = render(['1', '2', '3', '4'].map((id) => work(id)));
    rerender(<RecentWorkList key="again" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['4', '3', '2'].map((id) => `http://test.invalid/fans/sizer/options/${id}`),
    );
    expect(screen.getByRole('link', { name: /KRD4.*EF-1.*1,500 cfm · 0.50 in. wg/ })).toBeVisible();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Clear this list' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(readRecentWork(platform)).toEqual([]);
  });

  it('of one user is not shown to another, nor to a guest', () => {
    const { platform } = render([work('1')]);
    const kept = platform.browserStorage.read(RECENT_WORK_KEY);
    const other = renderWithPlatform(<RecentWorkList />, { user: TEST_USER }).platform;
    other.browserStorage.write(RECENT_WORK_KEY, kept ?? '');
    expect(readRecentWork(other)).toEqual([]);
    rememberWork(other, work('2'));
    expect(readRecentWork(other).map(({ id }) => id)).toEqual(['2']);
  });

  it('that cannot be read is none', () => {
    const { platform } = render([]);
    platform.browserStorage.write(RECENT_WORK_KEY, '{"works":7}');
    expect(readRecentWork(platform)).toEqual([]);
  });

  it.each([
    [0, 'now'],
    [59, 'now'],
    [60 * 20, '20 min. ago'],
    [3_600 * 5, '5 hr. ago'],
    [86_400 * 1.5, 'yesterday'],
  ])('%d s ago is %s', (seconds, words) => {
    expect(timeAgo(new Date(0), new Date(seconds * 1_000), 'en-US')).toBe(words);
  });
});
