import { type ContractUses, missingOf, type ShellOffers } from './contract.ts';

const uses: ContractUses = {
  schema: 1,
  platform: '1.0.0',
  members: ['log.error', 'session.user'],
  panels: ['feedback', 'project-picker'],
  events: { published: ['alert-saved'], heard: ['alert-saved', 'region-changed'] },
  endpoints: ['GET /api/projects/{projectId}'],
  kit: { version: '1.0.0', exports: ['core.Button'] },
};
const shell: ShellOffers = {
  schema: 1,
  version: '1.0.0',
  platform: '1.1.0',
  members: ['log.error', 'log.warn', 'session.user'],
  panels: ['feedback'],
  events: ['alert-saved', 'region-changed'],
  kit: { version: '1.0.0', exports: ['core.Button', 'core.Link'] },
};
const server = { schema: 1, version: '1.2.0', endpoints: ['GET /api/projects/{id}'] } as const;
const site = { shell, server: { ...server, endpoints: [...server.endpoints] }, panels: ['project-picker'] };

describe('What a site lacks of what a remote uses', () => {
  it('is nothing where shell, server and other remotes have it all', () => {
    expect(missingOf(uses, site)).toEqual([]);
  });

  it('is listed by who lacks it', () => {
    const more: ContractUses = {
      ...uses,
      members: [...uses.members, 'navigation.openX', 'log.debug'],
      panels: [...uses.panels, 'paint'],
      events: { published: ['paint-dried'], heard: ['paint-dried'] },
      endpoints: [...uses.endpoints, 'POST /api/projects/{projectId}', 'GET /api/paint'],
      kit: { version: '1.0.0', exports: ['core.Button', 'core.Brush'] },
    };
    expect(missingOf(more, site)).toEqual([
      'its shell (1.0.0) has no navigation.openX, log.debug',
      'its shell (1.0.0) does not know the fact paint-dried',
      'it has no panel paint',
      'its kit (1.0.0) has no core.Brush',
      'its server (1.2.0) has no POST /api/projects/{projectId}, GET /api/paint',
    ]);
  });

  it('leaves out the kit where the build brings its copy, since the one of the site is too old for it', () => {
    const withNewerKit = { ...uses, kit: { version: '1.1.0', exports: ['core.Brush'] } };
    expect(missingOf(withNewerKit, site)).toEqual([]);
    const older = { ...shell, kit: { version: '2.0.0', exports: [] } };
    expect(missingOf(uses, { ...site, shell: older })).toEqual([]);
  });

  it('is not known where the site does not say what it offers', () => {
    expect(missingOf({ ...uses, members: ['navigation.openX'] }, { shell: null, server: null, panels: [] })).toEqual(
      [],
    );
  });
});
