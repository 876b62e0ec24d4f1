import { screen, waitFor } from '@testing-library/react';
import { ITEM_ID } from '../../../../test/items.ts';
import { validationOf } from '../../../../test/messages.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { sectionServer } from '../../../../test/section-server.ts';
import { CONTROL_OPTIONS, CONTROLS, temperatureControls } from '../../../../test/temperature-controls.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('a changed temperature control', () => {
  it.each([
    [true, 'info', 'Outdoor reset'],
    [false, 'warning', /Outdoor reset is not made for the application.*contact your local sales region/],
  ])(
    '[MSG-021] [MSG-022] [EVT-092] [OPT-067] is said for 30 s; it matches the application: %p',
    async (matches, kind, text) => {
      const server = sectionServer(CONTROL_OPTIONS, temperatureControls());
      server.effect = (state) => {
        const chosen = CONTROLS.map((item) => ({ ...item, selected: item.id === 52, matchesApplication: matches }));
        state.sections = { ...state.sections, ...temperatureControls({ controls: chosen }) };
        state.validation = validationOf();
        return { sections: state.sections };
      };
      const { platform, user } = await openOptions({ server });
      const received = jest.fn();
      platform.bus.subscribe('temperature-control-changed', ({ payload }) => received(payload));
      await user.click(screen.getByRole('radio', { name: /Outdoor reset/ }));
      await waitFor(() => expect(platform.shownToasts).toHaveLength(1));
      expect(platform.shownToasts[0]).toMatchObject({
        ...{ kind, title: 'Temperature Control Changed:', durationMs: 30_000 },
        text: typeof text === 'string' ? text : expect.stringMatching(text),
      });
      expect(received).toHaveBeenCalledWith({ fanItemId: ITEM_ID, optionId: 52, matchesApplication: matches });
    },
  );
});
