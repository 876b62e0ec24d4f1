import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { screen, waitFor } from '@testing-library/react';
import { fanOption } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { accept, puts, sectionServer, sentChanges } from '../../../../test/section-server.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('a custom gas pressure', () => {
  const pressure = { id: 61, selected: true, price: 610, description: 'Custom', hasCustomGasPressure: true };
  const sections = { gasPressures: [{ ...pressure, customGasPressure: null, maximumCustomGasPressure: 138.4 }] };
  const option = fanOption(61, OptionGroup.GasPressure, 'Custom', { select: 'one', isChecked: true });

  it('[OPT-044] goes out once it can be', async () => {
    const server = sectionServer([option], sections);
    const opened = await openOptions({ server, responses: { 'PUT /api/fanItem/:id/gasPressure': accept(server) } });
    const field = screen.getByRole('textbox', { name: 'Gas inlet pressure' });
    await opened.user.type(field, '-1{Enter}');
    expect(await screen.findByText('Above 0, up to 138.4 in. w.c.')).toBeVisible();
    expect(puts(opened)).toEqual([]);
    await opened.user.clear(field);
    await opened.user.type(field, '20.5{Enter}');
    await waitFor(() =>
      expect(sentChanges(opened)).toEqual([
        ['gasPressure', expect.objectContaining({ gasPressureType: 61, customGasPressure: 20.5 })],
      ]),
    );
  });
});
