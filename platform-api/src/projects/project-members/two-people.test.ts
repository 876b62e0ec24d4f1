import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { projectCommands, type RealProject } from '../../../test/project-members/project-commands.ts';
import { ProjectModel } from '../../../test/project-members/project-model.ts';
import { defaultStoreKind } from '../../../test/store/test-store.ts';
import { addMember } from '../../../test/team-builder.ts';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** As many as a run has time for; MODEL_OPERATIONS=10000 is the long one. */
const OPERATIONS = Number(process.env['MODEL_OPERATIONS'] ?? 800);
const MAX_AT_ONCE = 100;
const LONG_MS = 900_000;

describe('Two people in one project', () => {
  let server: TestApplication;
  let people: Pick<RealProject, 'clients' | 'userIds'>;
  beforeAll(async () => {
    server = await startTestApplication({ logLevel: 'silent' }, defaultStoreKind());
    people = {
      clients: { maya: await server.clientOf('engineer'), dev: await server.clientOf('dev') },
      userIds: { maya: await server.userId('engineer'), dev: await server.userId('dev') },
    };
  });
  afterAll(() => server.close());

  async function newProject(): Promise<{ model: ProjectModel; real: RealProject; countBefore: number }> {
    const { clients, userIds } = people;
    const projectName = `Model ${randomUUID()}`;
    const { projectId } = await clients.maya.projects.create({ projectName });
    const buildings: (number | null)[] = [null];
    for (let i = 0; i < 2; i++) {
      buildings.push((await clients.maya.projects.saveBuilding({ projectId, squareFeet: 1000 })).id);
    }
    await addMember(server.store.db, projectId, userIds.dev, 'editor');
    const { changeNumber } = await clients.maya.projects.read({ projectId });
    const real = { db: server.store.db, projectId, buildings, ...people };
    return { model: new ProjectModel(projectName), real, countBefore: changeNumber };
  }

  /** What the store has, in the words of the model. */
  async function stored({ projectId, clients, buildings }: RealProject) {
    const { projectName, projectItems, changeNumber } = await clients.maya.projects.read({ projectId });
    const items = projectItems.map(({ projectItemId, tag, qty, notes, buildingId }) => ({
      ...{ id: projectItemId, tag, quantity: qty, notes },
      building: Math.max(0, buildings.indexOf(buildingId)),
    }));
    return { name: projectName, items, changeNumber };
  }

  it(
    `leave it as the model says, whatever the two do (${OPERATIONS} operations)`,
    async () => {
      let done = 0;
      const commands = fc.commands(projectCommands, { maxCommands: MAX_AT_ONCE, size: 'max' });
      const journey = fc.asyncProperty(commands, async (all) => {
        const { model, real, countBefore } = await newProject();
        await fc.asyncModelRun(() => ({ model, real }), all);
        done += [...all].length;
        const items = model.ordered().map(({ id, tag, quantity, notes, building }) => ({
          ...{ id, tag, quantity, notes },
          building: building ?? 0,
        }));
        expect(await stored(real)).toEqual({ name: model.name, items, changeNumber: countBefore + model.changes });
      });
      while (done < OPERATIONS) await fc.assert(journey, { numRuns: 1, endOnFailure: false });
    },
    LONG_MS,
  );
});
