import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { setWindowWidth } from '../../../test/page-options.ts';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { RESULT_ID } from '../../../test/results.ts';

beforeEach(() => setWindowWidth(1440));

const RESPONSES = { 'GET /api/projectStubs': () => [] };

function open(action: 'CreateProject' | 'UpdateProject') {
  const { platform } = renderSearch({ path: '/start', user: TEST_USER, responses: RESPONSES });
  act(() => platform.bus.publish('continuation-resumed', { action }));
  act(() => platform.navigation.history.push(SIZED));
  const requestedResults = () =>
    platform.calls.filter(({ path }) => path === `/api/sizefan/exhaust-supply/${RESULT_ID}`).length;
  return { platform, requestedResults };
}

describe('the result of an address, after a sign-in', () => {
  it('[SCH-032] is not loaded while the making of a project goes on', async () => {
    const { platform, requestedResults } = open('CreateProject');
    expect(await screen.findByLabelText(/Airflow/)).toBeVisible();
    expect(requestedResults()).toBe(0);
    expect(screen.queryByTestId('exhaust-supply-results')).not.toBeInTheDocument();
    act(() => platform.bus.forget('continuation-resumed'));
    act(() => platform.navigation.history.push('/start'));
    act(() => platform.navigation.history.push(SIZED));
    expect(await screen.findByTestId('exhaust-supply-results')).toBeVisible();
  });

  it('[SCH-032] is loaded when something else goes on', async () => {
    const { requestedResults } = open('UpdateProject');
    expect(await screen.findByTestId('exhaust-supply-results')).toBeVisible();
    expect(requestedResults()).toBe(1);
  });
});
