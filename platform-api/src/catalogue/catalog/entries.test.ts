import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { statusOf } from '@specbuilder/shared-contracts/client';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

describe('The tree of the catalogue', () => {
  let server: TestApplication;
  let guest: ApiClient;
  beforeAll(async () => {
    server = await startTestApplication();
    guest = server.client();
  });
  afterAll(() => server.close());

  const below = (parentCatalogTypeId: number, manufacturerLabelId = 1) =>
    guest.catalog.children({ parentCatalogTypeId, manufacturerLabelId });
  const statusOfCall = async (call: Promise<unknown>) =>
    statusOf(await call.then(() => undefined).catch((error: unknown) => error));

  it('[API-047] has the categories that a brand sells below 0, and their sub-categories below each', async () => {
    const categories = await below(0);
    expect(categories.map(({ name }) => name)).toEqual((await guest.catalog.topCategories()).map(({ name }) => name));
    for (const { catalogTypeId, subCategories } of categories) {
      const children = await below(catalogTypeId);
      expect(children.map(({ name }) => name)).toEqual(subCategories.map(({ name }) => name));
      expect(children.every(({ parentCatalogTypeId }) => parentCatalogTypeId === catalogTypeId)).toBe(true);
    }
  });

  it('is that of the brand in the address', async () => {
    const names = async (brand: number) => (await below(0, brand)).map(({ name }) => name);
    expect(await names(170)).not.toEqual(await names(1));
    expect(await statusOfCall(below(0, 99))).toBe(404);
  });

  it('[API-048] returns a category by its number, and 404 for one that the brand does not sell', async () => {
    const [first] = await below(0);
    expect(await guest.catalog.entry({ catalogTypeId: first?.catalogTypeId ?? 0 })).toEqual(first);
    expect(await statusOfCall(guest.catalog.entry({ catalogTypeId: 99 }))).toBe(404);
    expect(await statusOfCall(below(99))).toBe(404);
  });
});
