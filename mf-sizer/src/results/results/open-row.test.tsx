import { inColumns } from '@specbuilder/shared-contracts/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setWindowWidth } from '../../../test/page-options.ts';
import { listedValues, opener, openResults, withSet } from '../../../test/render-results.tsx';
import { renderSearch, SIZED } from '../../../test/render-search.tsx';
import { exhaustRow, exhaustSet, motor, voltage } from '../../../test/results.ts';
import { DUTY, exhaustSpecification } from '../../../test/specifications.ts';

beforeEach(() => setWindowWidth(1440));

describe('an open row', () => {
  it('[RES-008] is the first one, with motors, documents and curve', async () => {
    await openResults();
    expect(opener('KUB141')).toHaveAttribute('aria-expanded', 'true');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    const tabs = within(screen.getByRole('tablist', { name: 'Details of KUB141' })).getAllByRole('tab');
    expect(tabs).toHaveLength(3);
    for (const [index, name] of ['Motors & voltages', 'Fan info', 'Curve'].entries()) {
      expect(tabs[index]).toHaveAccessibleName(name);
    }
  });

  it('leads from the first row to the recommended one, which opens and has the focus', async () => {
    const results = [exhaustRow(141), exhaustRow(161, { isRecommended: true }), exhaustRow(121)];
    const { user } = await openResults(withSet(exhaustSet({ results })));
    expect(opener('KUB141')).toHaveAttribute('aria-expanded', 'true');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Open KUB161, the recommended fan' }));
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'true');
    expect(opener('KUB161')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /the recommended fan/ })).not.toBeInTheDocument();
  });

  it('leads nowhere where the first row is the recommended one, or none is', async () => {
    await openResults();
    expect(screen.queryByRole('button', { name: /the recommended fan/ })).not.toBeInTheDocument();
  });

  it('[RES-009] loads motors and documents once, however often it is opened', async () => {
    const { platform, user } = await openResults();
    const requested = (end: string) => platform.calls.filter(({ path }) => path.endsWith(end)).length;
    await screen.findByRole('radio', { name: /1\/2 hp/ });
    await user.click(opener('KUB141'));
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    await user.click(opener('KUB141'));
    expect(await screen.findByRole('radio', { name: /1\/2 hp/ })).toBeChecked();
    expect([requested('/motors'), requested('/fanInfo')]).toEqual([1, 1]);
    await user.click(opener('KUB161'));
    await waitFor(() => expect([requested('/motors'), requested('/fanInfo')]).toEqual([2, 2]));
  });

  it('[RES-009] loads once what the list leaves out of a row, and says when that does not come', async () => {
    const whole = exhaustSet();
    const listed = whole.results.map((row) => ({ ...row, rating: listedValues(row.rating) }));
    let isDown = true;
    const { platform, user } = await openResults({
      responses: {
        'GET /api/sizefan/exhaust-supply/:resultId': () => ({
          ...{ ...whole, results: [], excluded: [] },
          columns: { results: inColumns(listed), excluded: inColumns(whole.excluded) },
        }),
        'GET /api/sizefan/exhaust-supply/:resultId/rows/:fanUnitId': ({ params }) =>
          isDown
            ? new Response(null, { status: 500 })
            : whole.results.find(({ fanUnitId }) => String(fanUnitId) === params['fanUnitId']),
      },
    });
    expect(platform.calls.find(({ path }) => path.endsWith(whole.resultId))?.query.get('rows')).toBe('columns');
    await screen.findByText('The values did not load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const values = await screen.findByRole('region', { name: 'At the duty' });
    expect(values).toHaveTextContent('Outlet velocity1,200 fpm');
    expect(values).toHaveTextContent('Margin to stall at 1,640 cfm22.0%');
    await user.click(opener('KUB141'));
    await user.click(opener('KUB141'));
    expect(screen.getByRole('region', { name: 'At the duty' })).toBeVisible();
    expect(platform.calls.filter(({ path }) => path.endsWith('/rows/141'))).toHaveLength(2);
  });

  it('moves by arrow keys, opens with Enter and closes with Escape', async () => {
    const { user } = await openResults();
    act(() => opener('KUB141').focus());
    await user.keyboard('{ArrowDown}');
    expect(opener('KUB161')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}');
    expect(opener('KUB121')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}{Home}');
    expect(opener('KUB141')).toHaveFocus();
    expect(opener('KUB161')).toHaveAttribute('tabindex', '-1');
  });

  it('[RES-012] takes a motor and a voltage, the previous choice where the new motor has it', async () => {
    const { user } = await openResults();
    const [, larger] = await screen.findAllByRole('radio', { name: /hp/ });
    const voltages = () => within(screen.getByRole('radiogroup', { name: /Voltage of 3\/4 hp/ }));
    await user.click(screen.getAllByRole('radio', { name: /208 V/ })[0] as HTMLElement);
    await user.click(larger as HTMLElement);
    expect(larger).toBeChecked();
    expect(voltages().getByRole('radio', { name: /208 V/ })).toBeChecked();
    expect(screen.getByTitle('Budget price with this motor')).toHaveTextContent('$1,509.00');
  });

  it.each([
    [400, '380', true],
    [208, '208-230', false],
    [0, '380', false],
  ])('says which motor voltage serves %d V', async (motorVoltage, display, isSaid) => {
    const voltages = [voltage(1101, Number.parseInt(display, 10), { display })];
    await openResults({
      responses: {
        'GET /api/sizefan/exhaust-supply/:resultId': () =>
          exhaustSet({ specification: exhaustSpecification({ ...DUTY, motorVoltage }) }),
        'GET /api/sizefan/exhaust-supply/:resultId/motors': () => [motor(1, 0.5, { voltages })],
      },
    });
    await screen.findByRole('radio', { name: new RegExp(`${display} V`) });
    const said = screen.queryByText(/Motors marked 380 V serve the 400 V supply\./);
    if (isSaid) expect(said).toBeVisible();
    else expect(screen.queryByText(/Motors marked/)).not.toBeInTheDocument();
  });

  it('a long list of motors waits behind its first ones and the chosen one', async () => {
    const offered = [1, 2, 3, 4, 5].map((id) => motor(id, id, { isRecommended: id === 5 }));
    const { user } = await openResults({
      responses: { 'GET /api/sizefan/exhaust-supply/:resultId/motors': () => offered },
    });
    expect(await screen.findByRole('radio', { name: /^5\.0 hp/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^4\.0 hp/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 more motor' }));
    expect(screen.getAllByRole('radio', { name: /^\d\.0 hp/ })).toHaveLength(5);
  });

  it('is opened by Enter and ticked for the comparison by Space', async () => {
    const { user } = await openResults();
    const tick = screen.getByRole('checkbox', { name: 'Compare KUB161' });
    opener('KUB161').focus();
    await user.keyboard(' ');
    expect(tick).toBeChecked();
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(opener('KUB161')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard(' ');
    expect(tick).not.toBeChecked();
  });

  it('[RES-008] leaves the next rows in sight on a phone: one motor, and the figures behind a tab', async () => {
    setWindowWidth(390);
    const offered = [1, 2, 3].map((id) => motor(id, id));
    const responses = { 'GET /api/sizefan/exhaust-supply/:resultId/motors': () => offered };
    renderSearch({ path: SIZED, responses });
    const user = userEvent.setup();
    expect(await screen.findByRole('radio', { name: /^1\.0 hp/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^2\.0 hp/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 2 more motors' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'At the duty' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'At the duty' }));
    expect(await screen.findByRole('region', { name: 'At the duty' })).toHaveTextContent('Static efficiency');
  });

  it('groups documents, or says that there is none', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Fan info' }));
    expect(await screen.findByText('No document is held for this model')).toBeVisible();
  });

  it('[RES-015] names drawings and manuals, each opened in a window of its own from the server that gave it', async () => {
    const line = (title: string) => [{ title, url: `/documents/${title}.pdf` }];
    const documents = [
      { typeKey: 'FANDRAWING', includeLines: line('Outline') },
      { typeKey: 'FANMANUALS', includeLines: line('Installation') },
    ];
    const { user } = await openResults({ responses: { 'GET /api/catalog/fanInfo': () => documents } });
    await user.click(screen.getByRole('tab', { name: 'Fan info' }));
    const drawings = await screen.findByRole('region', { name: 'Drawings' });
    const outline = within(drawings).getByRole('link', { name: /Outline/ });
    expect(outline).toHaveAttribute('target', '_blank');
    expect(outline).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(outline.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/documents\/Outline\.pdf$/);
    const manuals = within(screen.getByRole('region', { name: 'Data sheets and manuals' }));
    expect(manuals.getByRole('link')).toHaveTextContent('Installation');
  });

  it('[RES-016] [RES-021] draws the curve at the duty of the row, with words for those who do not see it', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: 'Curve' }));
    const link = screen.getByRole('link', { name: 'Open full size' });
    expect(link).toHaveAttribute('target', '_blank');
    const query = Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://site.invalid').searchParams);
    expect(query).toMatchObject({
      fanUnitId: '141',
      cfm: '2000',
      sp: '0.5',
      rpm: '868',
      altitude: '594',
      ambientTemperature: '70',
      motorId: '11',
    });
    expect(await screen.findByRole('img', { name: /9,000 cfm at 3.00 in. wg/ })).toBeVisible();
    const bands = within(screen.getByRole('table', { name: 'Sound power by octave band' }));
    expect(bands.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '63',
      '125',
      '250',
      '500',
      '1k',
      '2k',
      '4k',
      '8k',
    ]);
    expect(bands.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Outlet',
      'Inlet',
      'Radiated',
    ]);
    expect(bands.getByRole('row', { name: /^Inlet 75 73 71 68 64 60 56 50$/ })).toBeVisible();
  });

  it('leads to the product page in a window of its own', async () => {
    const set = exhaustSet({ results: [exhaustRow(141, { productDetailUrl: 'https://brand.invalid/kub' })] });
    await openResults(withSet(set));
    const link = screen.getByRole('link', { name: 'Product page' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has the place of its curve before the figures are there that it is drawn from', async () => {
    const whole = exhaustSet();
    const listed = whole.results.map((row) => ({ ...row, rating: listedValues(row.rating) }));
    await openResults({
      responses: {
        'GET /api/sizefan/exhaust-supply/:resultId': () => ({
          ...{ ...whole, results: [], excluded: [] },
          columns: { results: inColumns(listed), excluded: inColumns(whole.excluded) },
        }),
        'GET /api/sizefan/exhaust-supply/:resultId/rows/:fanUnitId': () => new Promise<Response>(() => undefined),
      },
    });
    const panel = within(await screen.findByTestId('row-detail')).getByRole('tabpanel');
    await waitFor(() => expect(panel.firstElementChild?.children).toHaveLength(3));
  });

  it('can load its motors again when they did not come', async () => {
    let isDown = true;
    const motors = () => (isDown ? new Response(null, { status: 503 }) : exhaustSet().results[0]?.motorListPrices);
    const { user } = await openResults({ responses: { 'GET /api/sizefan/exhaust-supply/:resultId/motors': motors } });
    expect(await screen.findByText('Motors did not load')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /1\/2 hp/ })).toBeChecked();
  });
});
