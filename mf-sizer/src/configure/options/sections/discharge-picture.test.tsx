import { OptionGroup } from '@specbuilder/shared-contracts/domain';
import { screen } from '@testing-library/react';
import { fanOption } from '../../../../test/items.ts';
import { setWindowWidth } from '../../../../test/page-options.ts';
import { openOptions } from '../../../../test/render-options.tsx';
import { sectionServer } from '../../../../test/section-server.ts';

jest.mock('../../hub/fan-item-hub.ts', () => ({ connectFanItemHub: () => () => undefined }));

beforeEach(() => setWindowWidth(1440));

describe('a discharge', () => {
  it('[OPT-026] shows its picture, a brand’s own where it brings one, and is called by its name alone', async () => {
    const discharge = (id: number, imagePath: string, imageUrl: string | null) => ({
      ...{ id, selected: false, price: 0, description: imagePath, additionalStaticPressure: 0, imagePath, imageUrl },
    });
    const named = [
      discharge(91, 'discharge-up', null),
      discharge(92, 'discharge-side', 'https://brand.invalid/side.svg'),
    ];
    const options = named.map(({ id, description }) =>
      fanOption(id, OptionGroup.FanDischarge, description, { select: 'one' }),
    );
    await openOptions({ server: sectionServer(options, { discharges: named }) });
    const region = screen.getByRole('region', { name: 'Fan discharge' });
    expect(region.querySelector('[data-picture="discharge-up"]')).toBeInTheDocument();
    expect(region.querySelector('img')).toHaveAttribute('src', 'https://brand.invalid/side.svg');
    expect(screen.getByRole('radio', { name: /^discharge-side/ })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
