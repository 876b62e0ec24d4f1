import type { Project, ProjectItem } from '@specbuilder/shared-contracts/api';
import type { TestResponse, TestResponses } from '@specbuilder/shared-contracts/testing';
import { TEST_USER } from '@specbuilder/shared-contracts/testing';
import { renderWithPlatform } from '@specbuilder/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { DashboardPage } from '../src/dashboard/dashboard/dashboard-page.tsx';
import { PROJECT_ID, project, projectItem } from './projects.ts';

const LINKED = `/projects/dashboard?projectId=${PROJECT_ID}`;
const ids = ['a', 'b', 'c'].map((letter) => `${letter.repeat(8)}-2222-4222-8222-222222222222`);
export const [A = '', B = '', C = ''] = ids;

/** Three fans EF-1 to EF-3 in a store that the calls change. */
export function openItems(change: Partial<Project> = {}, more: TestResponses = {}, options: object = {}) {
  let items: ProjectItem[] = ids.map((id, itemIndex) =>
    projectItem({ projectItemId: id, fanItemId: id, tag: `EF-${itemIndex + 1}`, itemIndex, weightLb: 100 }),
  );
  const update: TestResponse = ({ params, body }) => {
    const id = params['item'];
    const { qty, tag, location, notes } = body as Partial<ProjectItem>;
    const given = Object.fromEntries(
      Object.entries({ qty, tag, location, notes }).filter(([, value]) => value !== undefined),
    );
    items = items.map((item) =>
      item.projectItemId === id ? { ...item, ...given, rowVersion: item.rowVersion + 1 } : item,
    );
    return items.find((item) => item.projectItemId === id);
  };
  const rendered = renderWithPlatform(<DashboardPage />, {
    user: TEST_USER,
    path: LINKED,
    responses: {
      // Named first, so that an address of a call's own is not taken for the id of a project.
      ...more,
      'GET /api/projects/:id': () => project({ projectItems: items, ...change }),
      'PUT /api/projects/:id/items/:item': update,
      ...more,
    },
    ...options,
  });
  return { ...rendered, setItems: (next: (now: ProjectItem[]) => ProjectItem[]) => (items = next(items)) };
}

export const row = (tag: string) => screen.findByRole('row', { name: new RegExp(tag) });
export const tags = () => screen.getAllByRole('button', { name: /^Tag: / }).map(({ textContent }) => textContent);
export const cell = (tag: string, name: RegExp) => row(tag).then((item) => within(item).getByRole('button', { name }));
