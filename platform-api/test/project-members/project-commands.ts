import { type ApiClient, statusOf } from '@specbuilder/shared-contracts/client';
import fc from 'fast-check';
import type { Database } from '../../src/core/store/database.ts';
import { insertFanItem } from '../fan-item-fixture.ts';
import { addMember } from '../team-builder.ts';
import type { DevRole, ModelCells, Person, ProjectModel } from './project-model.ts';

/** The server with a project of Maya's in which Dev works. */
export interface RealProject {
  readonly db: Database;
  readonly projectId: string;
  readonly clients: Readonly<Record<Person, ApiClient>>;
  readonly userIds: Readonly<Record<Person, string>>;
  readonly buildings: readonly (number | null)[];
}

type Command = fc.AsyncCommand<ProjectModel, RealProject>;

const START = Date.UTC(2026, 0, 1);
const MAX_ITEMS = 12;

/** Compares how a call ended with how the model says it should. */
async function expectEnd(call: Promise<unknown>, preferred: number | null): Promise<void> {
  const ended = await call.then(
    () => null,
    (error: unknown) => {
      const status = statusOf(error);
      if (status === null) throw error;
      return status;
    },
  );
  expect(ended).toBe(preferred);
}

/** A command that any user may try at any time. */
function command(words: string, run: (model: ProjectModel, real: RealProject) => Promise<void>): Command {
  return { check: () => true, run, toString: () => words };
}

/** A call that needs the right to change the project, about an item that is or was there. */
function change(
  words: string,
  person: Person,
  pick: number,
  call: (real: RealProject, id: string, model: ProjectModel) => Promise<unknown>,
  effect: (model: ProjectModel, id: string) => number | null,
): Command {
  return command(`${person} ${words} #${pick}`, async (model, real) => {
    const ids = model.ids();
    const id = ids[pick % Math.max(1, ids.length)];
    if (id === undefined) return;
    const promise = call(real, id, model);
    const rejection = model.rejectionOf(person);
    await expectEnd(promise, rejection ?? effect(model, id));
  });
}

const person = fc.constantFrom<Person>('maya', 'dev');
const pick = fc.nat(30);
const cell = fc.oneof(
  fc.record({ cell: fc.constant('tag' as const), value: fc.constantFrom(null, 'EF-1', 'EF-2', 'SF-1') }),
  fc.record({ cell: fc.constant('quantity' as const), value: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ cell: fc.constant('notes' as const), value: fc.constantFrom(null, 'Roof', 'Lab') }),
);

const look = person.map((who) =>
  command(`${who} looks`, async (model) => {
    if (who === 'maya' || model.devRole !== null) model.views[who] = model.look();
  }),
);

const add = fc.tuple(person, fc.constantFrom('EF-1', 'EF-9')).map(([who, tag]) =>
  command(`${who} adds ${tag}`, async (model, { db, projectId, clients, userIds }) => {
    if (model.items.length >= MAX_ITEMS) return;
    const made = model.nextCreated();
    const createdOnUtc = new Date(START + made * 1000);
    const { itemId } = await insertFanItem(db, { userId: userIds[who], createdOnUtc });
    const rejection = model.rejectionOf(who);
    await expectEnd(clients[who].projects.attachItem({ projectId, itemId, tag, qty: 2, notes: null }), rejection);
    if (rejection === null) model.add({ id: itemId, made, tag, quantity: 2, notes: null });
  }),
);

const remove = fc.tuple(person, pick).map(([who, which]) =>
  change(
    'deletes',
    who,
    which,
    ({ clients, projectId }, id) => clients[who].projects.items.delete({ projectId, projectItemIds: [id] }),
    (model, id) => model.remove(id),
  ),
);

const restore = fc.tuple(person, pick).map(([who, which]) =>
  change(
    'restores',
    who,
    which,
    ({ clients, projectId }, id) => clients[who].projects.items.restore({ projectId, projectItemIds: [id] }),
    (model, id) => model.restore(id),
  ),
);

const move = fc.tuple(person, pick, fc.nat(MAX_ITEMS)).map(([who, which, itemIndex]) =>
  change(
    `moves to ${itemIndex}`,
    who,
    which,
    ({ clients, projectId }, id) => clients[who].projects.items.setIndex({ projectId, projectItemId: id, itemIndex }),
    (model, id) => model.move(id, itemIndex),
  ),
);

/** An edit of what its user saw, which may be long ago; or over whatever is there. */
const edit = fc.tuple(person, pick, cell, fc.boolean()).map(([who, which, written, isCareful]) => {
  const seen = (model: ProjectModel, id: string) => {
    const cells = isCareful ? model.views[who].cells.get(id) : undefined;
    return cells?.[written.cell];
  };
  return change(
    `writes ${written.cell} ${written.value}${isCareful ? '' : ' over'}`,
    who,
    which,
    ({ clients, projectId }, id, model) => {
      const name = written.cell === 'quantity' ? 'qty' : written.cell;
      const was = seen(model, id);
      const before = was === undefined ? {} : { was: { [name]: was } };
      return clients[who].projects.items.update({
        ...{ projectId, projectItemId: id, [name]: written.value },
        ...before,
      });
    },
    (model, id) => model.edit(id, written.cell, written.value as ModelCells[typeof written.cell], seen(model, id)),
  );
});

const place = fc.tuple(person, pick, fc.nat(2)).map(([who, which, where]) =>
  change(
    `places into ${where}`,
    who,
    which,
    ({ clients, projectId, buildings }, id) =>
      clients[who].projects.setItemBuilding({ projectId, projectItemId: id, buildingId: buildings[where] ?? null }),
    (model, id) => model.place(id, where),
  ),
);

const rename = fc.tuple(person, fc.constantFrom('North', 'South', 'East')).map(([who, word]) =>
  command(`${who} renames to ${word}`, async (model, { projectId, clients }) => {
    const projectName = `${word} ${projectId}`;
    const was = model.views[who].name;
    const call = clients[who].projects.rename({ projectId, projectName, was });
    await expectEnd(call, model.rejectionOf(who) ?? model.rename(projectName, was));
  }),
);

const setRole = fc.constantFrom<DevRole>('editor', 'editor', 'viewer', null).map((role) =>
  command(`dev becomes ${role}`, async (model, { db, projectId, clients, userIds }) => {
    const { members } = clients.maya.projects;
    const devId = userIds.dev;
    if (model.devRole === null) {
      if (role === null) return;
      await addMember(db, projectId, devId, role);
    } else {
      await (role === null
        ? members.remove({ projectId, userId: devId })
        : members.change({ projectId, userId: devId, role }));
      model.changes++;
    }
    model.devRole = role;
  }),
);

/** Everything that two people do to a project. */
export const projectCommands = [look, add, add, remove, restore, move, edit, edit, edit, place, rename, setRole];
