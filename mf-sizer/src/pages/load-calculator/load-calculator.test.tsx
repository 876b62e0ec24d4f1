import { LOAD_CALCULATOR_TIMEOUT_MS } from '@specbuilder/shared-contracts/domain';
import { TEST_USER, testSettings } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { readMessage } from './calculator-messages.ts';
import LoadCalculatorPage from './load-calculator-page.tsx';

const ORIGIN = 'https://calculator.example';
const COPY = '6f1f4d5e-33a1-4a59-9a53-0a1c4ff2d6f1';

interface Opening {
  readonly isEnabled?: boolean;
  readonly isGuest?: boolean;
  readonly path?: string;
  readonly result?: () => unknown;
}

function open({ isEnabled = true, isGuest = false, path = '/load-calculator', result = issued() }: Opening = {}) {
  const settings = testSettings();
  const app = { ...settings.app, appFeatures: { ...settings.app.appFeatures, loadCalculatorEnabled: isEnabled } };
  return renderWithPlatform(<LoadCalculatorPage />, {
    ...{ path, settings: { ...settings, app }, user: isGuest ? null : TEST_USER },
    responses: { 'GET /api/loadCalculator': result },
  });
}

/** A token of another number each time. */
function issued() {
  let count = 0;
  return () => {
    count += 1;
    return { url: `${ORIGIN}/calculator?manufacturerLabelId=1`, token: `token-${count}` };
  };
}

async function frame() {
  const element = (await screen.findByTitle('HVAC Load Calculator')) as HTMLIFrameElement;
  const { contentWindow } = element;
  if (contentWindow === null) throw new Error('The frame has no window');
  const sent = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, origin = ORIGIN, source: Window = contentWindow) =>
    act(() => fireEvent(window, new MessageEvent('message', { data, origin, source })));
  return { element, sent, say };
}

describe('The load calculator', () => {
  it('[LCA-001] [LCA-006] is shown in a frame at the address that the server names', async () => {
    const { platform } = open();
    const { element } = await frame();
    expect(element.src).toBe(`${ORIGIN}/calculator?manufacturerLabelId=1`);
    expect(platform.readyRoutes).toEqual(['app.loadCalculator']);
  });

  it('[LCA-002] leads home where the brand does not have it', () => {
    const { platform } = open({ isEnabled: false });
    expect(platform.navigation.history.location.pathname).toBe('/');
    expect(platform.calls).toEqual([]);
  });

  it('[LCA-003] requests the copy that the address names', async () => {
    const { platform } = open({ path: `/load-calculator?cloneProjectId=${COPY}` });
    const { say, sent } = await frame();
    expect(platform.calls[0]?.query.get('cloneProjectId')).toBe(COPY);
    say('readyForSiteData');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ initialProjectId: COPY }), ORIGIN));
  });

  it('[LCA-004] remembers what was meant and signs in', () => {
    const { platform } = open({ isGuest: true, path: `/load-calculator?cloneProjectId=${COPY}` });
    expect(platform.signIns).toEqual([{ action: 'OpenLoadCalculator', data: { cloneProjectId: COPY } }]);
    expect(platform.calls).toEqual([]);
  });

  it('[LCA-007] [EVT-093] hands token, theme and project to a calculator that is ready, and says so on the bus', async () => {
    const { platform } = open();
    const received = jest.fn();
    platform.bus.subscribe('load-calculator-ready', ({ payload }) => received(payload));
    const { say, sent } = await frame();
    say('readyForSiteData');
    const theme = platform.theme.get().themeName;
    const siteData = { type: 'siteData', token: 'token-1', theme, initialProjectId: null };
    await waitFor(() => expect(sent).toHaveBeenCalledWith(siteData, ORIGIN));
    expect(received.mock.calls).toEqual([[{ initialProjectId: null }]]);
  });

  it('gives a calculator that is ready once more a fresh token, without loading it again', async () => {
    open();
    const { element, say, sent } = await frame();
    say('readyForSiteData');
    say('readyForSiteData');
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ token: 'token-2' }), ORIGIN));
    expect(screen.getByTitle('HVAC Load Calculator')).toBe(element);
  });

  it('[LCA-009] [LCA-010] [EVT-013] shows the title that the calculator names, and then the default one again', async () => {
    const { platform } = open();
    const titles: (string | null)[] = [];
    platform.bus.subscribe('page-title-requested', ({ payload }) => void titles.push(payload.title));
    const { say } = await frame();
    say('documentTitle-Office, one storey');
    say('revertTitle');
    expect(titles).toEqual(['Office, one storey', null]);
  });

  it('[LCA-011] says which language the product speaks', async () => {
    open();
    const { say, sent } = await frame();
    say('readyForLanguage');
    expect(sent).toHaveBeenCalledWith('hostLanguage=en', ORIGIN);
  });

  it('[LCA-012] receives nothing from other origins and other windows', async () => {
    open();
    const { say, sent } = await frame();
    say('readyForLanguage', 'https://elsewhere.example');
    say('readyForLanguage', ORIGIN, window);
    expect(sent).not.toHaveBeenCalled();
  });

  it('opens the search for the unit that the calculator hands over', async () => {
    const { platform } = open();
    const { say } = await frame();
    say({
      ...{ type: 'sizeUnit', name: 'School', copyId: COPY, postalCode: '60606', elevation: 594 },
      ...{ airflow: 6131, outdoorAirflow: 850, tons: 15.25, sensible: 150_000, heating: 200_000 },
      ...{ outdoorDryBulb: 91, outdoorWetBulb: 74, winterDryBulb: 0, roomDryBulb: 75, roomWetBulb: 62.5 },
    });
    expect(platform.navigations).toEqual([
      {
        state: 'app.fans.sizer.search',
        params: expect.objectContaining({
          ...{ category: '4', cfm: '6131', nominalCoolingTons: '15.3' },
          load: expect.stringContaining('School'),
        }),
      },
    ]);
  });

  it('reads no message that is none of the calculator', () => {
    expect([null, 7, {}, 'title', { type: 'readyForSiteData' }].map(readMessage)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('[LCA-008] [ERR-035] is unavailable after five silent seconds, and can be tried again', async () => {
    jest.useFakeTimers();
    try {
      open();
      await act(() => jest.advanceTimersByTimeAsync(100));
      await frame();
      await act(() => jest.advanceTimersByTimeAsync(LOAD_CALCULATOR_TIMEOUT_MS));
      expect(screen.getByRole('alert')).toHaveTextContent(
        'The load calculator is currently unavailable. Please try again later.',
      );
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      const { say } = await frame();
      say('readyForSiteData');
      await act(() => jest.advanceTimersByTimeAsync(LOAD_CALCULATOR_TIMEOUT_MS));
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is unavailable when nothing is known of it', async () => {
    open({
      result: () => {
        throw new Error('offline');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('currently unavailable');
  });
});
