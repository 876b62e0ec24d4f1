import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as RouteTable from '../../../shared-contracts/src/client/route-table.build.ts';
import type * as Declared from '../../../shared-contracts/src/domain/deliverables/all.ts';
import type * as Declaration from '../../../shared-contracts/src/domain/deliverables/deliverable.ts';
import type * as Formats from '../../../shared-contracts/src/domain/deliverables/format.ts';
import { openItems } from '../../test/open-items.tsx';
import { PROJECT_ID } from '../../test/projects.ts';

jest.mock('../../../shared-contracts/src/domain/deliverables/all.ts', () => {
  const { DELIVERABLES } = jest.requireActual<typeof Declared>(
    '../../../shared-contracts/src/domain/deliverables/all.ts',
  );
  const { declareDeliverable } = jest.requireActual<typeof Declaration>(
    '../../../shared-contracts/src/domain/deliverables/deliverable.ts',
  );
  const { CSV, ZIP } = jest.requireActual<typeof Formats>(
    '../../../shared-contracts/src/domain/deliverables/format.ts',
  );
  const tagList = declareDeliverable({
    type: 99,
    key: 'tagList',
    label: () => 'Tag list',
    lead: () => 'One line for each tag',
    icon: 'table',
    formats: [CSV, ZIP],
    orientation: null,
    hasPreWire: false,
    needsDimensions: false,
    summary: { download: 'Tags of a project', preview: 'Tags of a project as HTML' },
  });
  return { DELIVERABLES: [...DELIVERABLES, tagList] };
});

/** As `npm run contract` writes it. */
jest.mock('../../../shared-contracts/src/client/later-routes.generated.json', () => {
  const { routeTable } = jest.requireActual<typeof RouteTable>(
    '../../../shared-contracts/src/client/route-table.build.ts',
  );
  return JSON.parse(routeTable('later'));
});

const html = () =>
  new Response('<!doctype html><p>EF-1</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const csv = () => new Response(new Blob(['EF-1'], { type: 'text/csv' }), { headers: { 'content-type': 'text/csv' } });

// jsdom's own takes no content from the responses of Node's fetch.
const { File: NodeFile } = jest.requireActual<{ readonly File: typeof File }>('node:buffer');
beforeAll(() => Object.assign(globalThis, { File: NodeFile }));

describe('A further deliverable that is only declared', () => {
  it('is offered, previewed and downloaded in the format that the user chooses', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { platform } = openItems(
      {},
      {
        'GET /api/projects/submittal/preview': html,
        'GET /api/projects/tagList/preview': html,
        'GET /api/projects/tagList': csv,
        'GET /api/user/details': () => ({ settings: { includePreWire: false } }),
      },
      { path: `/projects/dashboard?projectId=${PROJECT_ID}&tab=deliverables` },
    );
    const card = await screen.findByRole('region', { name: 'Tag list' });
    expect(card).toHaveTextContent('One line for each tagCSV, ZIP');
    await userEvent.click(within(card).getByRole('button', { name: 'Tag list, preview' }));
    expect(await screen.findByTitle('Tag list, preview')).toHaveAttribute('srcdoc', expect.stringContaining('EF-1'));
    await userEvent.click(within(card).getByRole('button', { name: 'Download Tag list' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tag list' });
    expect(within(dialog).queryByRole('radiogroup', { name: 'Orientation' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'ZIP' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download ZIP' }));
    await screen.findAllByText('Tag list');
    const sent = platform.calls.filter(({ path }) => path === '/api/projects/tagList');
    expect(sent).toHaveLength(1);
    expect(saved).toEqual(['Tag list.zip']);
  });
});
