import { catalogueFor, DEMO_CATALOGUE, sizableCategories } from '@specbuilder/fan-engine';
import fc from 'fast-check';
import { beginning, beginningsOf } from '../../../test/fan-items/random-walks/beginnings.ts';
import { plannedStep } from '../../../test/fan-items/random-walks/steps.ts';
import { walk } from '../../../test/fan-items/random-walks/walk.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** Walks in each category: few in every run of the tests, thousands by hand. */
const WALKS = Number(process.env['RANDOM_WALKS'] ?? 8);
/** The same walks in every run, others in each category. */
const SEED = Number(process.env['RANDOM_WALKS_SEED'] ?? 1);
const STEPS = { minLength: 2, maxLength: 10, size: 'max' } as const;
const MAX_MS_OF_WALK = 5000;

const BRAND = 1;

describe('Any row of changes on the page of an item', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it.each(sizableCategories(DEMO_CATALOGUE))(
    '[OPT-017] [PRC-001] [PRC-003] [PRC-006] leads to what a fresh page shows, with the sum of its prices and a way out of every error: $name',
    async (category) => {
      const client = server.client({ guestKey: 'walker', manufacturerLabelId: BRAND });
      const begin = beginningsOf(client, category);
      const services = { client, db: server.store.db, catalogue: catalogueFor(BRAND, DEMO_CATALOGUE) };
      await fc.assert(
        fc.asyncProperty(beginning, fc.array(plannedStep, STEPS), async (place, steps) => {
          const item = await begin(place);
          fc.pre(item !== null);
          if (item !== null) await walk(services, item, steps);
        }),
        { numRuns: WALKS, seed: SEED + category.fanCategory },
      );
    },
    20_000 + WALKS * MAX_MS_OF_WALK,
  );
});
