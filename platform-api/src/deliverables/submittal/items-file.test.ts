import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { AddressType, DeliverableFormat } from '@specbuilder/shared-contracts/domain';
import { GOLDEN_TAGS, goldenProject } from '../../../test/deliverables/golden-project.ts';
import { pdfAttachments, unzipped } from '../../../test/deliverables/read-documents.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The project file inside a submittal', () => {
  let server: TestApplication;
  let engineer: ApiClient;
  let projectId: string;
  beforeAll(async () => {
    server = await startTestApplication();
    engineer = await server.clientOf('engineer');
    projectId = await goldenProject(engineer);
    const billing = { addressType: AddressType.Billing, streetLine1: '1 Ledger Street', postalCode: '53202' };
    await engineer.projects.saveAddress({ projectId, ...billing });
  });
  afterAll(() => server.close());

  const itemsOf = async (tag: string) => {
    const { projectItems } = await engineer.projects.read({ projectId });
    return projectItems.filter((item) => item.tag === tag);
  };
  /** It has the tag of the item that it belongs to. */
  const alternate = async () => (await itemsOf('EF-1')).find(({ alternateToId }) => alternateToId !== null);
  const fileOf = async (specificItemIds: string[] = []) => {
    const files = await pdfAttachments(await engineer.deliverables.submittal({ projectId, specificItemIds }));
    return { files, text: files['items.json'] ?? '', document: JSON.parse(files['items.json'] ?? '{}') };
  };

  it('can be imported, where every item is the same', async () => {
    const { files, document } = await fileOf();
    expect(Object.keys(files)).toEqual(['items.json']);
    const preview = await engineer.projects.file.preview({ document });
    expect(preview.items.map(({ tag, verdict }) => [tag, verdict])).toEqual(GOLDEN_TAGS.map((tag) => [tag, 'same']));
    const { projectId: copy } = await engineer.projects.file.import({ document });
    const { projectItems } = await engineer.projects.read({ projectId: copy });
    const [belt] = await itemsOf('EF-1');
    expect(projectItems[0]).toMatchObject({ modelDisplayAs: belt?.modelDisplayAs, price: belt?.price });
  });

  it('has no price, no rate of energy and no address but the site', async () => {
    const { text, document } = await fileOf();
    const { projectItems } = await engineer.projects.read({ projectId });
    expect(text.match(/"[^"]*(price|cost)[^"]*":/gi)?.filter((key) => !key.includes('priceBook'))).toEqual([
      '"operatingCost":',
      '"electricCostPerKwh":',
    ]);
    expect(document.operatingCost).toEqual({ daysPerWeek: 7, hoursPerDay: 8, electricCostPerKwh: 0.1 });
    const numbers = text.replace(/"[^"]*"/g, ' ').match(/[\d.]+/g) ?? [];
    for (const { price } of projectItems) expect(numbers).not.toContain(String(price.total));
    expect(text).not.toContain('Ledger Street');
    expect(text).toContain('600 E Wells St');
  });

  it('has the items of the document alone, with what is scheduled for them', async () => {
    const chosen = [...(await itemsOf('EF-4 ... EF-6')), await alternate()];
    const { document } = await fileOf(chosen.map((item) => item?.projectItemId ?? ''));
    const said = (list: readonly { readonly tag: string }[]) => list.map(({ tag }) => tag);
    expect(said(document.items)).toEqual(['EF-1', 'EF-4 ... EF-6']);
    expect(document.items[0].alternateTo).toBeNull();
    expect(said(document.scheduledDuties)).toEqual(['EF-1', 'EF-4']);
  });

  it('keeps an alternate beside the item that it belongs to', async () => {
    const chosen = await itemsOf('EF-1');
    const { document } = await fileOf(chosen.map(({ projectItemId }) => projectItemId));
    expect(document.items.map((item: { alternateTo: number | null }) => item.alternateTo)).toEqual([null, 0]);
  });

  it('is in the package of an archive, and not in its sheets', async () => {
    const [belt] = await itemsOf('EF-1');
    const request = { projectId, specificItemIds: [belt?.projectItemId ?? ''], format: DeliverableFormat.ZIP };
    const files = await unzipped(await engineer.deliverables.submittal(request));
    const attachmentsOf = (name: string) => pdfAttachments(new Blob([new Uint8Array(files[name] ?? [])]));
    await expect(attachmentsOf('Submittal.pdf')).resolves.toHaveProperty(['items.json']);
    const sheet = Object.keys(files).find((name) => name.startsWith('items/') && name.endsWith('.pdf')) ?? '';
    await expect(attachmentsOf(sheet)).resolves.toEqual({});
  });
});
