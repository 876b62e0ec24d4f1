import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../../test/open-items.tsx';
import { PROJECT_ID } from '../../../test/projects.ts';

const LOGO = { source: 'data:image/png;base64,', width: 120, height: 40 };

async function openGenerator(template: object) {
  const { platform } = openItems(
    {},
    {
      'GET /api/projects/submittal/preview': () => new Response('<p>Submittal</p>'),
      'GET /api/user/details': () => ({ settings: { includePreWire: false } }),
      'GET /api/user/company/template': () => template,
    },
    { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables` },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Download Submittal' }));
  return { platform, generator: within(await screen.findByRole('dialog', { name: 'Submittal' })) };
}

describe('The generator', () => {
  it('leads to the account for a company template', async () => {
    const { platform, generator } = await openGenerator({ logo: null, titleBlock: [] });
    const navigate = jest.spyOn(platform, 'navigate');
    await userEvent.click(await generator.findByRole('button', { name: 'Use company template' }));
    expect(navigate).toHaveBeenCalledWith('app.accounts.edit', { tab: 'profile' });
  });

  it.each([[{ logo: LOGO, titleBlock: [] }], [{ logo: null, titleBlock: ['License 26-114'] }]])(
    'says that documents carry the company template (%#)',
    async (template) => {
      const { generator } = await openGenerator(template);
      expect(await generator.findByRole('button', { name: 'Company template in use' })).toBeVisible();
    },
  );
});
