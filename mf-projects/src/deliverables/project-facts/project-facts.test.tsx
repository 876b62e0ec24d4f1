import type { FactsResponse } from '@specbuilder/shared-contracts/api';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID, project } from '../../../test/projects.ts';
// What opens on demand is there before the time of a test begins.
import './facts-drawer.tsx';
import { FactsLine } from './facts-line.tsx';

const NONE: FactsResponse = { facts: {}, defaults: { firstName: 'Maya', lastName: 'Lindqvist', engineer: 'Lakeside' } };

function open(saved: FactsResponse = NONE, responses: object = {}, change: object = {}) {
  let now = saved;
  const rendered = renderWithPlatform(<FactsLine project={project(change)} />, {
    responses: {
      'GET /api/projects/:id/facts': () => now,
      'PUT /api/projects/:id/facts': ({ body }) => {
        now = { ...now, facts: (body as FactsResponse).facts };
        return now;
      },
      ...responses,
    },
  });
  return { ...rendered, user: userEvent.setup(), saveElsewhere: (facts: object) => (now = { ...now, facts }) };
}

const field = (name: string) => screen.findByRole('textbox', { name });

describe('the project information that documents have', () => {
  it('begins with the defaults of the user, and is saved with what was seen', async () => {
    const { platform, user } = open();
    expect(await screen.findByText('No parties or numbers yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await field('First name')).toHaveValue('Maya');
    expect(await field('Engineer')).toHaveValue('Lakeside');
    await user.type(await field('Contractor'), 'Ridge Mechanical');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'For record');
    await user.click(screen.getByRole('checkbox', { name: /Start my new projects/ }));
    await user.click(screen.getByRole('button', { name: 'Save information' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Project information saved'));
    const put = platform.calls.find(({ method }) => method === 'PUT');
    expect(put).toMatchObject({
      path: `/api/projects/${PROJECT_ID}/facts`,
      body: {
        facts: { engineer: 'Lakeside', contractor: 'Ridge Mechanical', status: 'forRecord', firstName: 'Maya' },
        was: {},
        areDefaults: true,
      },
    });
    expect(await screen.findByText(/Engineer: Lakeside · Contractor: Ridge Mechanical · For record/)).toBeVisible();
  });

  it('keeps what was typed when another user was first, and saves it over what is there now', async () => {
    const conflict = { message: 'Another user changed it.', errors: {}, modelState: {} };
    const reject = ({ body }: { body: unknown }) =>
      (body as { was: { owner?: string } }).was.owner === 'City'
        ? { ...NONE, facts: (body as FactsResponse).facts }
        : Response.json(conflict, { status: 409 });
    const { platform, user, saveElsewhere } = open(NONE, { 'PUT /api/projects/:id/facts': reject });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await field('Architect'), 'Studio 9');
    saveElsewhere({ owner: 'City' });
    await user.click(screen.getByRole('button', { name: 'Save information' }));
    expect(await screen.findByText('Another user changed it.')).toBeVisible();
    expect(await field('Architect')).toHaveValue('Studio 9');
    await waitFor(() => expect(platform.calls.at(-1)?.method).toBe('GET'));
    await user.click(screen.getByRole('button', { name: 'Save information' }));
    await waitFor(() => expect(platform.shownToasts[0]?.title).toBe('Project information saved'));
    expect(platform.calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      facts: { owner: 'City', architect: 'Studio 9' },
    });
  });

  it('is read and not changed by viewers', async () => {
    const { user } = open({ facts: { owner: 'City' }, defaults: {} }, {}, { role: 'viewer' });
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    const form = await screen.findByRole('form', { name: 'Project information' });
    expect(within(form).getByRole('textbox', { name: 'Owner' })).toBeDisabled();
    expect(within(form).queryByRole('button', { name: 'Save information' })).not.toBeInTheDocument();
  });
});
