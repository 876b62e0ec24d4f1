import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { eq } from 'drizzle-orm';
import { contentOf } from '../../../test/backup/backup-content.ts';
import { backUpUntouched, restoredPlace } from '../../../test/backup/restored-place.ts';
import { fullProject } from '../../../test/full-project.ts';
import { attach, configureRoofFan, sizeRoofFan } from '../../../test/sample-rows.ts';
import { describeOnEachStore, openPlace, type StoreKind } from '../../../test/store/test-store.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';
import { isPassword } from '../../accounts/identity/passwords.ts';
import { schema } from '../../core/store/database.ts';
import { backUp } from './back-up.ts';

const DEMO_PASSWORD = 'Specbuilder-Demo-1';

/** What was acknowledged: projects with their items, searches. */
interface Ledger {
  readonly items: Map<string, string[]>;
  readonly results: string[];
}

/** Writers of two kinds, which run until they are stopped. */
function startWriters(engineer: ApiClient) {
  const ledger: Ledger = { items: new Map(), results: [] };
  let isOver = false;
  const until = async (write: () => Promise<void>) => {
    while (!isOver) await write();
  };
  const fillProject = async () => {
    const { projectId } = await engineer.projects.create({ projectName: `Job ${randomUUID()}` });
    const items: string[] = [];
    ledger.items.set(projectId, items);
    for (let count = 0; count < 3; count += 1) {
      const { fanItemId } = await configureRoofFan(engineer);
      await attach(engineer, projectId, fanItemId);
      items.push(fanItemId);
    }
  };
  const size = async () => void ledger.results.push((await sizeRoofFan(engineer)).resultId);
  const writers = Promise.all([until(fillProject), until(fillProject), until(size), until(size)]);
  return {
    /** As it is now. */
    ledger: (): Ledger => ({
      items: new Map([...ledger.items].map(([projectId, items]) => [projectId, [...items]])),
      results: [...ledger.results],
    }),
    async stop() {
      isOver = true;
      await writers;
    },
  };
}

describeOnEachStore('A backup', (kind) => {
  const ends: (() => unknown)[] = [];
  let folder: string;
  let server: TestApplication;
  let engineer: ApiClient;
  let token: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sb-backup-'));
    server = await startTestApplication({}, kind);
    token = await server.tokenOf('engineer');
    engineer = server.client({ token });
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function serverOf(file: string, storeKind: StoreKind): Promise<TestApplication> {
    const restored = await startTestApplication({}, storeKind, await openPlace(await restoredPlace(storeKind, file)));
    ends.push(() => restored.close());
    return restored;
  }

  it('made while others write holds all that was acknowledged before it, and serves it again with the same sign-in', async () => {
    const file = path.join(folder, 'under-load.backup');
    const project = await fullProject(engineer);
    const sized = await sizeRoofFan(engineer);
    const writers = startWriters(engineer);
    while (writers.ledger().results.length < 4) await sizeRoofFan(engineer);
    const before = writers.ledger();
    await backUp(server.store.db, file);
    const after = writers.ledger();
    while (writers.ledger().results.length === after.results.length) await sizeRoofFan(engineer);
    await writers.stop();

    const restored = await serverOf(file, kind);
    // The earlier token: keys and accounts are the same.
    const again = restored.client({ token });
    expect(await again.projects.read({ projectId: project.projectId })).toEqual(
      await engineer.projects.read({ projectId: project.projectId }),
    );
    expect(await again.sizing.exhaustSupply.byResultId({ resultId: sized.resultId })).toEqual(
      await engineer.sizing.exhaustSupply.byResultId({ resultId: sized.resultId }),
    );
    for (const [projectId, items] of before.items) {
      const { projectItems } = await again.projects.read({ projectId });
      expect(projectItems.map(({ fanItemId }) => fanItemId)).toEqual(expect.arrayContaining(items));
    }
    for (const resultId of before.results) await again.sizing.exhaustSupply.byResultId({ resultId });
    const { users } = schema;
    const [user] = await restored.store.db.select().from(users).where(eq(users.userName, 'engineer'));
    expect(await isPassword(user?.passwordHash ?? null, DEMO_PASSWORD)).toBe(true);
    // Ids go on after those that were given.
    await fullProject(again);
  });

  it('is only for its owner, and of a restored store says the same to the letter', async () => {
    const [first, second] = [path.join(folder, 'first.backup'), path.join(folder, 'second.backup')];
    await backUp(server.store.db, first);
    expect(statSync(first).mode & 0o777).toBe(0o600);
    const restored = await restoredPlace(kind, first);
    ends.push(() => restored.remove());
    await backUpUntouched(restored, second);
    expect(contentOf(second)).toEqual(contentOf(first));
  });

  it('moves what a store holds to one of the other kind', async () => {
    const other: StoreKind = kind === 'embedded' && process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded';
    const [file, moved] = [path.join(folder, 'here.backup'), path.join(folder, 'there.backup')];
    await backUp(server.store.db, file);
    const restored = await restoredPlace(other, file);
    ends.push(() => restored.remove());
    await backUpUntouched(restored, moved);
    expect(contentOf(moved)).toEqual(contentOf(file));
  });
});
