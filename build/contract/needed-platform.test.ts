import { contractOfTree } from './contract.mjs';
import { membersByVersion, neededPlatform } from './needed-platform.mjs';

const TABLE = { '1.0.0': ['log', 'log.error'], '1.1.0': [], '1.2.0': ['log.debug'] };

describe('The version of Platform that a build needs', () => {
  it('is the oldest one with everything that it uses', () => {
    expect(neededPlatform([], TABLE)).toBe('1.0.0');
    expect(neededPlatform(['log', 'log.error'], TABLE)).toBe('1.0.0');
    expect(neededPlatform(['log.error', 'log.debug'], TABLE)).toBe('1.2.0');
  });

  it('is the newest one for a member that has no version yet', () => {
    expect(neededPlatform(['log.trace'], TABLE)).toBe('1.2.0');
  });

  it('comes from a table that names each member of the interface once', () => {
    const members: string[] = Object.values<string[]>(membersByVersion()).flat();
    // A new member goes below the version that brings it, in shared-contracts/src/platform/members.json.
    expect(members.sort()).toEqual(contractOfTree().platform.members);
  });
});

describe('What the tree says of itself', () => {
  it('counts a service that has only its type as the older of two members of the same type', () => {
    expect(contractOfTree().platform.types).toMatchObject({ StorageService: 'storage' });
  });

  it('names members, panels, facts and endpoints as they are called', () => {
    const { platform, events, endpoints } = contractOfTree();
    expect(platform.members).toEqual(
      expect.arrayContaining(['bus.publish', 'navigation.history.push', 'store.addToCart']),
    );
    expect(platform.panels).toContain('project-picker');
    expect(events).toContain('user-signed-in');
    expect(endpoints).toMatchObject({
      'settings.get': 'GET /api/settings',
      'projects.read': 'GET /api/projects/{projectId}',
    });
  });
});
