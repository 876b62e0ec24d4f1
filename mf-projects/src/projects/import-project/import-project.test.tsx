import type { ImportPreview } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT_ID } from '../../../test/projects.ts';
import ImportProject from './import-project.tsx';

const LINE = { tag: 'EF-1', model: 'KUB245', quantity: 2, reason: null, droppedOptions: [], changes: [] };
const PREVIEW: ImportPreview = {
  fileName: 'Clinic',
  projectName: 'Clinic 2',
  fileBrand: 'Kelvane',
  isOtherBrand: true,
  buildingCount: 1,
  items: [
    { ...LINE, index: 0, verdict: 'same' },
    {
      ...LINE,
      index: 1,
      tag: 'EF-2',
      verdict: 'changed',
      droppedOptions: ['Bird screen'],
      changes: [{ field: 'rpm', before: 1100, after: 1140 }],
    },
    { ...LINE, index: 2, tag: 'HV-1', verdict: 'not-offered', reason: 'There is no fan 41200060.' },
  ],
};
const DOCUMENT = { schemaVersion: 1, name: 'Clinic' };

function open(responses: TestResponses = {}) {
  const onImported = jest.fn();
  const rendered = renderWithPlatform(<ImportProject onImported={onImported} onCancel={() => undefined} />, {
    user: TEST_USER,
    responses: {
      'POST /api/projects/file/preview': () => PREVIEW,
      'POST /api/projects/file': () => ({
        projectId: PROJECT_ID,
        projectName: 'Clinic 2',
        itemCount: 2,
        leftOut: [{ tag: 'HV-1', model: 'KUB245', reason: 'x' }],
      }),
      ...responses,
    },
  });
  const user = userEvent.setup();
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Project file'), new File([text], 'clinic.json', { type: 'application/json' }));
  return { ...rendered, onImported, user, choose };
}

it('says line by line what a file becomes before anything is taken', async () => {
  const { platform, onImported, user, choose } = open();
  await choose(JSON.stringify(DOCUMENT));
  expect(await screen.findByText('The file is of Kelvane. What is not offered here is left out.')).toBeVisible();
  expect(screen.getByText('There is no fan 41200060.')).toBeVisible();
  expect(screen.getByText('Options not offered: Bird screen')).toBeVisible();
  expect(screen.getByText(/Speed: 1,100 rpm → 1,140 rpm/)).toBeVisible();
  expect(screen.getByText('A project is called Clinic already, so this one gets a number.')).toBeVisible();
  expect(platform.calls.map(({ path }) => path)).toEqual(['/api/projects/file/preview']);
  await user.click(screen.getByRole('button', { name: 'Import 2 items' }));
  await waitFor(() => expect(onImported).toHaveBeenCalledWith({ projectId: PROJECT_ID, projectName: 'Clinic 2' }));
  expect(platform.calls.find(({ path }) => path === '/api/projects/file')?.body).toEqual({
    document: DOCUMENT,
    projectName: 'Clinic 2',
  });
  expect(platform.shownToasts[0]).toMatchObject({ title: '"Clinic 2" is imported', text: '1 item was left out' });
});

it('names what is wrong with a file, with the paths', async () => {
  const errors = { 'document.items.0.quantity': ['1 to 99'], 'document.items.1.model': ['Required'] };
  const body = { message: 'The project file has errors', errors, modelState: errors };
  const { choose } = open({ 'POST /api/projects/file/preview': () => Response.json(body, { status: 400 }) });
  await choose(JSON.stringify(DOCUMENT));
  expect(await screen.findByText('The project file has errors')).toBeVisible();
  expect(screen.getByText('items.0.quantity: 1 to 99')).toBeVisible();
});

it.each(['no json', '[1]', 'null'])('does not send a file that holds %s', async (text) => {
  const { platform, choose } = open();
  await choose(text);
  expect(await screen.findByText('The file is not a project file')).toBeVisible();
  expect(platform.calls).toEqual([]);
});
