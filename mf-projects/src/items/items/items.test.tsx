import type { ProjectItem } from '@specbuilder/shared-contracts/api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cell, openItems, row } from '../../../test/open-items.tsx';
import { projectItem } from '../../../test/projects.ts';

describe('The items of a project', () => {
  it('show tag, model, notes, quantity, duty, motor, voltage, price and status', async () => {
    openItems();
    const first = await row('EF-1');
    for (const text of ['KRD140', 'Lab corridor', '2', '1,500', '0.50', '1/2', '$2,144.00', 'Ready']) {
      expect(within(first).getByText(text)).toBeVisible();
    }
  });

  it('[VAL-023] sum up price, running cost, connected load, fan motors and weight', async () => {
    openItems();
    await row('EF-1');
    const totals = screen.getByText('Connected load').closest('dl') as HTMLElement;
    expect(totals).toHaveTextContent('Budget price$6,432.00');
    expect(totals).toHaveTextContent('Running cost, fans only');
    expect(totals).toHaveTextContent('Connected load6.8 kVA');
    expect(totals).toHaveTextContent('Fan motors3.0 hp');
    expect(totals).toHaveTextContent('Weight600 lb');
  });

  it("[ITM-009] [PRC-007] leave prices out under 'No Pricing'", async () => {
    const currency = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };
    openItems({}, {}, { currency });
    await row('EF-1');
    expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it('[ITM-014] say what is wrong with an item in words, not by colour alone', async () => {
    openItems({ projectItems: [projectItem({ errors: ['Discharge'] })] });
    expect(await screen.findByText('1 to fix')).toBeVisible();
  });

  it('say that an item is incomplete while a choice of it is open', async () => {
    openItems({ projectItems: [projectItem({ errors: ['Discharge', 'Intake'], state: 'incomplete' })] });
    expect(await screen.findByText('2 selections open')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Fix/ })).toBeVisible();
  });

  it('[PRJ-016] [ITM-004] are all selected when the project is loaded; one, all and none can be', async () => {
    openItems();
    await row('EF-1');
    const user = userEvent.setup();
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select EF-2 KRD140' }));
    expect(screen.getByText('2 of 3 selected')).toBeVisible();
    expect(screen.getByText('Budget price').closest('div')).toHaveTextContent('Selected $4,288.00');
    const all = screen.getByRole('checkbox', { name: 'Select all items' });
    expect((all as HTMLInputElement).indeterminate).toBe(true);
    await user.click(all);
    expect(screen.getByText('3 of 3 selected')).toBeVisible();
    await user.click(all);
    expect(screen.getByText('0 of 3 selected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });

  it('[ITM-002] [ITM-003] open to their details, and load drawings and manuals then', async () => {
    const { platform } = openItems({}, { 'GET /api/catalog/fanInfo': () => [] });
    const requested = () => platform.calls.filter(({ path }) => path.includes('/fanInfo')).length;
    const opener = await cell('EF-1', /^KRD140/);
    expect(requested()).toBe(0);
    await userEvent.setup().click(opener);
    expect(await screen.findByText('No document is held for this model')).toBeVisible();
    expect(requested()).toBe(1);
  });

  it('are edited on phones where their card opens', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (media) =>
      ({
        matches: /max-width: 639/.test(media),
        media,
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as never;
    const { platform } = openItems({}, { 'GET /api/catalog/fanInfo': () => [] });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^EF-1 KRD140/ }));
    await user.click(await screen.findByRole('button', { name: 'Quantity: 2' }));
    await user.keyboard('{Control>}a{/Control}6{Enter}');
    await waitFor(() => expect(platform.calls.some(({ body }) => (body as ProjectItem)?.qty === 6)).toBe(true));
    expect(await screen.findByRole('button', { name: 'Quantity: 6' })).toHaveFocus();
    window.matchMedia = wide;
  });

  it('[ITM-008] cannot be changed where projects are read-only', async () => {
    openItems({ projectItems: [projectItem({ isReadOnly: true })] });
    await row('EF-1');
    expect(screen.queryByRole('button', { name: /^Tag/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  describe('with another voltage', () => {
    const two = [115, 230].map((voltage, index) => ({
      ...{ ...projectItem().voltage, id: index + 1, voltage, display: String(voltage) },
    }));
    const choose = async (isChanged: unknown) => {
      const motor = { ...projectItem().motor, voltages: two };
      const opened = openItems(
        { projectItems: [projectItem({ motor })] },
        { 'PUT /api/voltage/:item/:voltage': () => isChanged },
      );
      await userEvent.setup().selectOptions(await screen.findByRole('combobox', { name: /^Voltage of/ }), '230/1');
      return opened;
    };

    it('[ITM-010] [MSG-014] say that it was changed', async () => {
      const { platform } = await choose(true);
      await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Voltage updated successfully'));
      expect(platform.calls.find(({ method }) => method === 'PUT')?.path).toMatch(/^\/api\/voltage\/[^/]+\/2$/);
    });

    it('[ERR-034] say so when the server rejects it or fails', async () => {
      for (const response of [false, new Response(null, { status: 500 })]) {
        const { platform, unmount } = await choose(response);
        await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Voltage failed to update'));
        unmount();
      }
    });
  });
});
