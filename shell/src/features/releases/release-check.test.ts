import { createTestPlatform } from '@specbuilder/shared-contracts/testing';
import { userLocal } from '../../boot/boot/browser-storage.ts';
import { checkRelease, previousVersion } from './release-check.ts';

const NOTE = { versionId: '2026-11', version: '1.1.0', date: '2026-11-21', title: 'A', items: [] };

interface Visit {
  readonly last?: string;
  readonly notes?: readonly unknown[] | Response;
  readonly isCommerceView?: boolean;
  readonly chooses?: string;
}

async function visit({ last, notes = [NOTE], isCommerceView = false, chooses = 'dismiss' }: Visit) {
  const platform = createTestPlatform({ responses: { 'GET /api/releases/new': () => notes } });
  const storage = userLocal();
  if (last !== undefined) storage.write('lastVersion', last);
  const waits: number[] = [];
  await checkRelease({
    ...{ api: platform.api, log: platform.log, panels: platform.panels, storage, isCommerceView },
    ...{ productName: 'SpecBuilder', version: '1.1.0' },
    toasts: {
      async show(toast) {
        platform.shownToasts.push(toast);
        return chooses === 'see' ? { outcome: 'action', actionId: 'see' } : { outcome: 'dismissed' };
      },
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { platform, waits, storage };
}

describe('The release check', () => {
  beforeEach(() => window.localStorage.clear());

  it('[REL-001] [REL-002] keeps the version and requests once what is newer than the one before', async () => {
    const { platform, storage } = await visit({ last: '1.0.0' });
    expect(window.localStorage.getItem('specbuilder-userContext.lastVersion')).toBe('1.1.0');
    expect(platform.calls.map(({ path, query }) => [path, query.get('version')])).toEqual([
      ['/api/releases/new', '1.0.0'],
    ]);
    expect(previousVersion(storage)).toBe('1.0.0');
  });

  it('[REL-003] sends 0.0.1 on a first visit', async () => {
    const { platform } = await visit({});
    expect(platform.calls[0]?.query.get('version')).toBe('0.0.1');
  });

  it('[REL-004] sends no request when nothing changed', async () => {
    const { platform } = await visit({ last: '1.1.0' });
    expect(platform.calls).toEqual([]);
  });

  it.each([
    ['1.0.0', true, false, true],
    ['1.0.0', true, true, false],
    ['1.0.0', false, false, false],
    ['1.0.0', false, true, false],
    ['0.0.1', true, false, false],
    ['0.0.1', true, true, false],
    ['0.0.1', false, false, false],
    ['0.0.1', false, true, false],
  ])(
    '[REL-005] after %s with notes %p in the commerce view %p notifies: %p',
    async (last, has, isCommerceView, notifies) => {
      const { platform } = await visit({ last, notes: has ? [NOTE] : [], isCommerceView });
      expect(platform.shownToasts.length > 0).toBe(notifies);
    },
  );

  it('[REL-006] [REL-007] [REL-008] notifies after 1 s and until dismissed, with the two actions', async () => {
    const { platform, waits } = await visit({ last: '1.0.0' });
    expect(waits).toEqual([1000]);
    expect(platform.shownToasts).toEqual([
      expect.objectContaining({ title: 'SpecBuilder has been updated to version 1.1.0', durationMs: null }),
    ]);
    expect(platform.shownToasts[0]?.actions?.map(({ label }) => label)).toEqual(["See What's New", 'DISMISS']);
    expect(platform.openedPanels).toEqual([]);
  });

  it('[REL-009] broadcasts a dismissal, not the way to the notes', async () => {
    const { platform } = await visit({ last: '1.0.0' });
    expect(platform.shownToasts[0]?.actions?.map(({ ends }) => ends)).toEqual(['silently', 'dismissed']);
  });

  it('[REL-010] [EVT-026] opens the notes when they are wanted', async () => {
    const { platform } = await visit({ last: '1.0.0', chooses: 'see' });
    expect(platform.openedPanels).toEqual(['release-notes']);
  });

  it('[REL-012] logs a failure and shows nothing', async () => {
    const { platform } = await visit({ last: '1.0.0', notes: new Response(null, { status: 500 }) });
    expect(platform.problems).toHaveLength(1);
    expect(platform.shownToasts).toEqual([]);
  });
});
