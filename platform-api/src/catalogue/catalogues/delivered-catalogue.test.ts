import { DEMO_DOCUMENT } from '@specbuilder/fan-engine';
import { describeOnEachStore, openTestStore, type TestStore } from '../../../test/store/test-store.ts';
import { schema } from '../../core/store/database.ts';
import { openCatalogues } from './catalogues.ts';
import { findDelivered } from './store.ts';

const { version } = DEMO_DOCUMENT;
const { deliveredCatalogues } = schema;

describeOnEachStore('The catalogue that a release brings along', (kind) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(kind);
  });
  afterAll(() => store.close());
  /** The versions that a start said have other content. */
  const start = async () => {
    const others: string[] = [];
    const onProblem = (error: unknown) => {
      throw error;
    };
    const onOtherContent = (other: string) => void others.push(other);
    const catalogues = await openCatalogues({ db: store.db, onProblem, onOtherContent });
    await catalogues.close();
    return others;
  };

  it('is kept under its version, and found the same by the next start', async () => {
    await store.db.delete(deliveredCatalogues);
    expect(await start()).toEqual([]);
    expect(await start()).toEqual([]);
    expect(await findDelivered(store.db, version)).toEqual(DEMO_DOCUMENT);
  });

  it('stays as it was kept where a start brings other content of its version, and the start says so', async () => {
    const document = { ...DEMO_DOCUMENT, lines: DEMO_DOCUMENT.lines.slice(1) };
    await store.db.update(deliveredCatalogues).set({ document });
    expect(await start()).toEqual([version]);
    expect(await findDelivered(store.db, version)).toEqual(document);
  });
});
