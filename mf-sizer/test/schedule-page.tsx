import type { BatchLine } from '@specbuilder/shared-contracts/api';
import { TEST_USER, type TestPlatform, type TestResponses } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SchedulePage from '../src/schedule/schedule-page.tsx';
import { exhaustRow, VERSIONS } from './results.ts';
import { exhaustSpecification } from './specifications.ts';

export const SCHEDULE = 'Mark\tCFM\tESP\nEF-1\t1,500\t0.5\nEF-2\t2,400\t';

/** Two fans for each line. */
export function batch(body: unknown) {
  const { lines } = body as { readonly lines: readonly BatchLine[] };
  const sized = lines.map(({ lineId }) => ({
    lineId,
    status: 'sized',
    specification: exhaustSpecification(),
    assumptions: [],
    candidateCount: 3,
    fitCount: 2,
    results: [exhaustRow(1), exhaustRow(2)],
    exclusions: [],
  }));
  return { versions: VERSIONS, lines: sized };
}

const SERVER: TestResponses = {
  'POST /api/sizefan/batch': ({ body }) => batch(body),
  'GET /api/user/settings/scheduleColumns': () => ({ schedules: [] }),
  'PUT /api/user/settings/scheduleColumns': ({ body }) => ({ schedules: [body] }),
};

/** The page after a schedule was pasted. */
export async function openSchedule(
  schedule = SCHEDULE,
  responses: TestResponses = {},
  user: typeof TEST_USER | null = TEST_USER,
  projectId: string | null = null,
) {
  const rendered = renderWithPlatform(<SchedulePage />, { user, responses: { ...SERVER, ...responses } });
  if (projectId !== null) await openProject(rendered.platform, projectId);
  await pasteSchedule(schedule);
  return rendered;
}

async function openProject(platform: TestPlatform, projectId: string): Promise<void> {
  act(() => platform.currentProject.set(projectId, 'selected'));
  const { queryKey } = platform.apiQueries.projects.read.queryOptions({ input: { projectId } });
  await waitFor(() => expect(platform.queries.getQueryData(queryKey)).toBeDefined());
}

export async function pasteSchedule(schedule: string) {
  await userEvent.click(screen.getByLabelText('Schedule'));
  await userEvent.paste(schedule);
}

/** Chooses a file; the test's browser has files without their bytes. */
export async function dropFile(name: string, bytes: Uint8Array<ArrayBuffer>) {
  renderWithPlatform(<SchedulePage />, { user: TEST_USER, responses: SERVER });
  const file = Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer });
  const input = screen.getByLabelText('Choose a CSV or XLSX file', { selector: 'input' });
  await userEvent.upload(input, file, { applyAccept: false });
}
