import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemServer } from '../../../test/item-server.ts';
import { fanItem, ITEM_ID } from '../../../test/items.ts';
import { setWindowWidth } from '../../../test/page-options.ts';
import { openOptions, renderOptions } from '../../../test/render-options.tsx';
import { renderSearch, SEARCH, SIZED } from '../../../test/render-search.tsx';
import { exhaustSet, RESULT_ID } from '../../../test/results.ts';

jest.mock('../../configure/hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

const OWN = 'c0ffee00-0000-4000-8000-00000000000a';
const TOKEN = { linkToken: 'secret-of-the-link' };
const gone = () => Response.json({ message: 'No', errors: {}, modelState: {} }, { status: 404 });

/** What is written to the clipboard from now on. */
function clipboard(): string[] {
  const written: string[] = [];
  const writeText = async (text: string) => void written.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return written;
}

beforeEach(() => setWindowWidth(1440));

describe('Copy link', () => {
  it('of an item copies an address that opens it for anyone who has it', async () => {
    const { user } = await openOptions({ responses: { 'GET /api/fanItem/:id/link': () => TOKEN } });
    const written = clipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(written).toEqual([`http://test.invalid/fans/sizer/options/${ITEM_ID}?link=secret-of-the-link`]),
    );
  });

  it('of a result copies its criteria as well', async () => {
    const person = userEvent.setup();
    renderSearch({ path: `${SIZED}&cfm=2000`, responses: { 'GET /api/sizefan/results/:resultId/link': () => TOKEN } });
    await screen.findByTestId('exhaust-supply-results');
    const written = clipboard();
    await person.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(written[0]).toContain('link=secret-of-the-link'));
    const { searchParams } = new URL(written[0] ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ cfm: '2000', category: '1', sub: '2', r: RESULT_ID });
  });
});

describe('What belongs to another user', () => {
  it('as an item says so, cannot be changed, and gives a copy of one’s own', async () => {
    const copy = fanItem({ fanItemId: OWN });
    const { user, platform } = await openOptions({
      path: `/fans/sizer/options/${ITEM_ID}?link=secret`,
      server: itemServer({ item: fanItem({ isReadOnly: true, projectId: null }) }),
      responses: { 'POST /api/fanItem/:id/copy': () => copy },
    });
    expect(screen.getByText(/Shared with you, view only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      expect.stringContaining('link=secret'),
    );
    await user.click(screen.getByRole('button', { name: 'Make my own copy' }));
    const opened = { state: 'app.fans.sizer.options', params: { fanItemId: OWN } };
    await waitFor(() => expect(platform.navigations).toEqual([opened]));
  });

  it('as a result says so and is sized again into one of one’s own', async () => {
    const person = userEvent.setup();
    const { platform } = renderSearch({
      path: `${SIZED}&link=secret`,
      responses: {
        'GET /api/sizefan/exhaust-supply/:resultId': () => exhaustSet({ isReadOnly: true }),
        'POST /api/sizefan/exhaust-supply': () => exhaustSet({ resultId: OWN }),
      },
    });
    await screen.findByTestId('linked-result');
    await person.click(screen.getByRole('button', { name: 'Run this search' }));
    await waitFor(() => expect(screen.queryByTestId('linked-result')).not.toBeInTheDocument());
    const { search } = platform.navigation.history.location;
    expect(search).toContain(`r=${OWN}`);
    expect(search).not.toContain('link=');
  });
});

describe('An address that does not open', () => {
  it.each([
    ['', /Ask the sender to use “Copy link”/],
    ['&cfm=2000&sp=0.5', /The search was run again/],
  ])('of a result says why and what to do (criteria %j)', async (criteria, text) => {
    const { platform } = renderSearch({
      path: `${SEARCH}&r=${RESULT_ID}${criteria}`,
      responses: { 'GET /api/sizefan/exhaust-supply/:resultId': gone },
    });
    await waitFor(() =>
      expect(platform.shownToasts).toEqual([expect.objectContaining({ text: expect.stringMatching(text) })]),
    );
  });

  it.each([
    ['a user', TEST_USER, /or size the fan yourself/],
    ['a guest', null, /sign in and open it again/],
  ])('of an item says why and what to do until it is closed, to %s', async (_, user, text) => {
    const { platform } = renderOptions({ user, responses: { 'GET /api/fanItem/:id/configuration': gone } });
    await waitFor(() => expect(platform.failedRoutes).toHaveLength(1));
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({ text: expect.stringMatching(text), durationMs: null }),
    ]);
  });
});
