import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openItems } from '../../test/open-items.tsx';
import { PROJECT_ID } from '../../test/projects.ts';

const html = () =>
  new Response('<!doctype html><p>Quotation</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const file = () => new Response(new Blob(['%PDF'], { type: 'application/pdf' }));

// jsdom's own takes no content from the responses of Node's fetch.
const { File: NodeFile } = jest.requireActual<{ readonly File: typeof File }>('node:buffer');
beforeAll(() => {
  Object.assign(globalThis, { File: NodeFile });
  URL.createObjectURL = () => 'blob:document';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());

const CAD = { currencyCode: 'CAD', currencySymbol: '$', exchangeRate: 1.37, arePricesHidden: false };
const TERMS_PATH = `/api/projects/${PROJECT_ID}/quotation/terms`;
const NO_PRICING = { currencyCode: 'NONE', currencySymbol: '', exchangeRate: 1, arePricesHidden: true };

function open(currency: object, responses: object = {}) {
  return openItems(
    {},
    {
      'GET /api/projects/submittal/preview': html,
      'GET /api/projects/quotation/preview': html,
      'GET /api/projects/quotation': file,
      'GET /api/user/details': () => ({ settings: { includePreWire: false } }),
      [`GET ${TERMS_PATH}`]: () => ({ hasAlternates: true }),
      [`PUT ${TERMS_PATH}`]: () => ({ hasAlternates: true }),
      ...responses,
    },
    { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables`, currency },
  );
}

async function openGenerator() {
  const card = await screen.findByRole('region', { name: 'Quotation' });
  await userEvent.click(within(card).getByRole('button', { name: 'Download Quotation' }));
  return screen.findByRole('dialog', { name: 'Quotation' });
}

describe('A quotation', () => {
  it('is made in the currency of the screen, with the terms that are typed and no others', async () => {
    const { platform } = open(CAD);
    const dialog = await openGenerator();
    await userEvent.type(await within(dialog).findByRole('spinbutton', { name: 'Multiplier' }), '0.385');
    await userEvent.type(within(dialog).getByRole('spinbutton', { name: 'Freight' }), '0');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^List alternates/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
    const sent = () => platform.calls.filter(({ path }) => path === '/api/projects/quotation');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { currency, multiplier, freight, hasAlternates, taxPercent } = Object.fromEntries(sent()[0]?.query ?? []);
    expect({ currency, multiplier, freight, hasAlternates, taxPercent }).toEqual({
      ...{ currency: 'CAD', multiplier: '0.385', freight: '0', hasAlternates: 'false', taxPercent: undefined },
    });
  });

  it('keeps a freight in the currency that it was typed in, and says that it is converted', async () => {
    const { platform } = open(CAD, {
      [`GET ${TERMS_PATH}`]: () => ({ freight: 850, freightCurrency: 'USD', hasAlternates: true }),
    });
    const dialog = await openGenerator();
    const freight = await within(dialog).findByRole('spinbutton', { name: 'Freight' });
    expect(freight).toHaveValue(850);
    expect(freight).toHaveAccessibleDescription(/^USD, converted to CAD/);
    await userEvent.clear(freight);
    expect(freight).toHaveAccessibleDescription(/^CAD\./);
    await userEvent.type(freight, '900');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
    const kept = () => platform.calls.filter(({ method, path }) => method === 'PUT' && path === TERMS_PATH);
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()[0]?.body).toEqual({ currency: 'CAD', freight: 900, hasAlternates: true });
  });

  it('has the project’s own terms, saved before a file is made', async () => {
    const path = `/api/projects/${PROJECT_ID}/quotation/own-terms`;
    const { platform } = open(CAD, {
      [`GET ${path}`]: () => ({ text: 'Net 30 days.', replacesBrand: false }),
      [`PUT ${path}`]: () => ({ text: 'Net 45 days.', replacesBrand: true }),
    });
    const dialog = await openGenerator();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Project terms and conditions' }));
    const text = await within(dialog).findByRole('textbox', { name: 'Text' });
    expect(text).toHaveValue('Net 30 days.');
    await userEvent.clear(text);
    await userEvent.type(text, 'Net 45 days.');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Replace the brand’s terms/ }));
    const download = within(dialog).getByRole('button', { name: 'Download PDF' });
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(within(dialog).getByText('Save or cancel the project terms before you download.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save project terms' }));
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled', 'true'));
    const saved = platform.calls.filter((call) => call.method === 'PUT' && call.path === path);
    expect(saved.map(({ body }) => body)).toEqual([{ text: 'Net 45 days.', replacesBrand: true }]);
  });

  it('begins with the terms of the last one in this currency, and keeps what it is made with', async () => {
    const { platform } = open(CAD, {
      [`GET ${TERMS_PATH}`]: () => ({ multiplier: 0.385, validDays: 30, hasAlternates: false }),
    });
    const dialog = await openGenerator();
    const freight = await within(dialog).findByRole('spinbutton', { name: 'Freight' });
    expect(within(dialog).getByRole('spinbutton', { name: 'Multiplier' })).toHaveValue(0.385);
    expect(within(dialog).getByRole('checkbox', { name: /^List alternates/ })).not.toBeChecked();
    expect(freight).toHaveValue(null);
    const read = platform.calls.find(({ path, method }) => path === TERMS_PATH && method === 'GET');
    expect(Object.fromEntries(read?.query ?? [])).toMatchObject({ currency: 'CAD' });
    await userEvent.type(freight, '850');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
    const saved = () => platform.calls.filter(({ path, method }) => path === TERMS_PATH && method === 'PUT');
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]?.body).toEqual({
      ...{ currency: 'CAD', multiplier: 0.385, freight: 850, validDays: 30, hasAlternates: false },
    });
  });

  it('does not put empty fields in the place of terms that could not be read', async () => {
    const { platform } = open(CAD, { [`GET ${TERMS_PATH}`]: () => new Response(null, { status: 400 }) });
    const dialog = await openGenerator();
    await userEvent.type(await within(dialog).findByRole('spinbutton', { name: 'Freight' }), '850');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(platform.calls.map(({ path }) => path)).toContain('/api/projects/quotation'));
    expect(platform.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('waits for terms that are possible', async () => {
    open(CAD);
    const dialog = await openGenerator();
    const days = await within(dialog).findByRole('spinbutton', { name: 'Valid for, days' });
    await userEvent.type(days, '0.5');
    expect(within(dialog).getByText('Enter a number from 1 to 365')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(days);
    expect(within(dialog).getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });

  it('[DLV-016] is not offered under No Pricing', async () => {
    open(NO_PRICING);
    await screen.findByRole('region', { name: 'Submittal' });
    expect(screen.queryByRole('region', { name: 'Quotation' })).toBeNull();
  });
});
