import { contractOfTree } from './contract.mjs';
import { usesOfSource } from './uses-of-source.mjs';

const tree = contractOfTree();
const contract = {
  ...tree,
  platform: {
    ...tree.platform,
    members: [
      'api',
      'apiQueries',
      'bus',
      'bus.publish',
      'bus.last',
      'log',
      'log.error',
      'session',
      'session.user',
      'store',
    ],
  },
  events: ['alert-saved', 'project-created', 'project-deleted'],
  endpoints: {
    'alerts.list': 'GET /api/alerts',
    'projects.read': 'GET /api/projects/{projectId}',
    'projects.items.delete': 'POST /api/projects/{projectId}/items/delete',
    'projects.items.move': 'PUT /api/projects/{projectId}/items',
  },
};

function usesOf(source: string) {
  const found = Object.entries(usesOfSource(source, 'room.tsx', contract));
  return Object.fromEntries(
    found.flatMap(([part, names]) => (names.length === 0 ? [] : [[part, [...new Set(names)].sort()]])),
  );
}

describe('What a source uses of its host', () => {
  it.each([
    ['a chain from the hook', 'useReadable(usePlatform().session.user)'],
    ['a variable', 'const host = usePlatform(); host.session.user.get();'],
    ['a destructured service', 'const { session } = usePlatform(); session.user;'],
    ['a service under a new name', 'const { session: who } = usePlatform(); who.user;'],
    ['a destructured member of a service', 'const { session: { user } } = usePlatform(); user.get();'],
    ['a parameter with a type', 'function run(host: Platform) { host.session.user; }'],
    ['a destructured parameter', 'const run = ({ session }: Pick<Platform, "session">) => session.user;'],
    ['a service with its type', 'function run(one: SessionService) { return one.user; }'],
    ['a service with an indexed type', "function run(one: Platform['session']) { return one.user; }"],
    ['a property called platform', 'export const run = (props) => props.platform.session.user;'],
    ['a chain that may end early', 'props.platform?.session!.user?.get()'],
  ])('is seen in %s', (_, source) => {
    expect(usesOf(source).members).toContain('session.user');
  });

  it('is not seen in names that only sound like a service', () => {
    expect(usesOf('const store = createStore(); store.set(1); const log = Math.log(2); log.toFixed();')).toEqual({});
  });

  it('names the endpoints, of a call and of its query alike', () => {
    expect(usesOf('const { api } = usePlatform(); await api.alerts.list();')).toEqual({
      members: ['api'],
      endpoints: ['GET /api/alerts'],
    });
    expect(usesOf('usePlatform().apiQueries.projects.read.queryOptions({})').endpoints).toEqual([
      'GET /api/projects/{projectId}',
    ]);
  });

  it('names every endpoint of a group that is passed on, and none for the key of its responses', () => {
    expect(usesOf('run(usePlatform().api.projects.items);').endpoints).toEqual([
      'POST /api/projects/{projectId}/items/delete',
      'PUT /api/projects/{projectId}/items',
    ]);
    expect(usesOf('platform.apiQueries.projects.key()').endpoints).toBeUndefined();
    expect(usesOf('const { projects } = platform.api; projects.read({});').endpoints).toEqual([
      'GET /api/projects/{projectId}',
    ]);
  });

  it('names the events that are published and received', () => {
    expect(
      usesOf("const { bus } = usePlatform(); bus.publish('alert-saved', {}); bus.last('project-created');"),
    ).toEqual({
      members: ['bus', 'bus.last', 'bus.publish'],
      published: ['alert-saved'],
      received: ['project-created'],
    });
  });

  it('takes every fact that the source mentions where the name is worked out', () => {
    const source = "platform.bus.publish(isNew ? 'project-created' : 'project-deleted', {});";
    expect(usesOf(source).published).toEqual(['project-created', 'project-deleted']);
  });

  it('names the panels that are opened', () => {
    expect(usesOf("await platform.panels.open('project-picker', {})").panels).toEqual(['project-picker']);
  });

  it('names the exports of the kit that the host shares, types left out', () => {
    const source = `import { Button, type Figure, usePlatform as host } from '@specbuilder/shared-ui/core';
      import type { Row } from '@specbuilder/shared-ui/grid';
      import { defineRemote } from '@specbuilder/shared-ui/remote';
      export { Field } from '@specbuilder/shared-ui/data';`;
    expect(usesOf(source).kit).toEqual(['core.Button', 'core.usePlatform', 'data.Field']);
  });
});
