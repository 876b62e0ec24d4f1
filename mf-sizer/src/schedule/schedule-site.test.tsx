import type { BatchLine } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID } from '../../test/people.ts';
import { batch, openSchedule, SCHEDULE } from '../../test/schedule-page.tsx';

const MILWAUKEE = {
  ...{ postalCode: '53202', city: 'Milwaukee', state: 'WI', country: 'USA' },
  ...{ latitude: 43.05, longitude: -87.9, elevation: 617, salesRegion: 1 },
};

/** A project on a mountain above the place of its postal code. */
const PROJECT_IN_DENVER: TestResponses = {
  'GET /api/projects/:projectId': () => ({
    projectId: PROJECT_ID,
    siteAddress: { postalCode: '80202' },
    sizingDefaults: { altitude: 5600 },
  }),
  'GET /api/location/climate': () => ({ ...MILWAUKEE, climateStation: null }),
};

/** Like the server's response: a line with a postal code is sized at its altitude. */
function atSite({ versions, lines }: ReturnType<typeof batch>, body: unknown) {
  const sent = (body as { readonly lines: readonly BatchLine[] }).lines;
  return {
    versions,
    lines: lines.map((line, index) => {
      const hasPlace = sent[index]?.specification['zip'] !== undefined;
      const assumptions = hasPlace ? [] : [{ code: 'batch.seaLevel', parameters: {} }];
      return { ...line, specification: { ...line.specification, altitude: hasPlace ? 617 : 0 }, assumptions };
    }),
  };
}

describe('what the rows of a schedule lack', () => {
  it('says what nothing of it says: the site behind its postal code, temperature, frequency, density, sound', async () => {
    const place = { 'GET /api/location/climate': () => ({ ...MILWAUKEE, climateStation: null }) };
    await openSchedule(SCHEDULE, { ...place, 'POST /api/sizefan/batch': ({ body }) => atSite(batch(body), body) });
    expect(await screen.findByText('Sea level, assumed')).toBeVisible();
    for (const chip of ['70 °F', '60 Hz', 'Sound at 5 ft']) expect(screen.getByText(chip)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Job postal code'), '53202{Tab}');
    expect(await screen.findByText('Milwaukee, WI, 617 ft')).toBeVisible();
  });

  it('begins at the site of the open project, with the altitude that the project says', async () => {
    const { platform } = await openSchedule(
      `${SCHEDULE}0.75\nEF-3\t900\t0.25`,
      PROJECT_IN_DENVER,
      TEST_USER,
      PROJECT_ID,
    );
    const sent = () => platform.calls.filter(({ path }) => path === '/api/sizefan/batch').at(-1)?.body;
    await waitFor(() =>
      expect(sent()).toMatchObject({ lines: [{ specification: { zip: '80202', altitude: 5600 } }, {}, {}] }),
    );
    expect(screen.getByLabelText('Job postal code')).toHaveValue('80202');
    await userEvent.clear(screen.getByLabelText('Job postal code'));
    await userEvent.type(screen.getByLabelText('Job postal code'), '53202{Tab}');
    await waitFor(() => expect(sent()).toMatchObject({ lines: [{ specification: { zip: '53202' } }, {}, {}] }));
    expect(JSON.stringify(sent())).not.toContain('altitude');
  });

  it('takes a rise into the column that a heated row needs', async () => {
    const { platform } = await openSchedule('Mark\tCFM\tESP\tType\nH-1\t4,000\t0.75\tHeated make-up');
    await userEvent.type(await screen.findByLabelText('Temperature rise of H-1'), '70{Enter}');
    await waitFor(() => {
      const sent = platform.calls.filter(({ path }) => path === '/api/sizefan/batch').at(-1)?.body;
      expect(sent).toMatchObject({ lines: [{ specification: { temperatureRise: 70, fanCategoryType: 3 } }] });
    });
  });

  it('says that it lacks the place where the outdoor air is missing', async () => {
    const text = 'Enter the outdoor air temperature';
    const invalid = { status: 'invalid', message: text, modelState: { winterTemperature: [text] } };
    await openSchedule('Mark\tCFM\tESP\tTons\nRTU-1\t1500\t0.5\t10', {
      'POST /api/sizefan/batch': ({ body }) => {
        const response = batch(body);
        return { ...response, lines: response.lines.map(({ lineId }) => ({ lineId, ...invalid })) };
      },
    });
    expect(await screen.findByText('Enter the job postal code: outdoor air conditions depend on it')).toBeVisible();
  });

  it('takes a column as what its user says', async () => {
    await openSchedule();
    await screen.findByText('1 ready · 1 to fix');
    await userEvent.selectOptions(screen.getByLabelText('Column ESP is'), 'Ignore');
    expect(await screen.findAllByText('Static pressure is missing')).toHaveLength(2);
  });
});
