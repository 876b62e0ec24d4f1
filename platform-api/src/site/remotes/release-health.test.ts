import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReleases } from '@specbuilder/shared-contracts/site-folder';
import { releaseAccounts } from '../../../test/remotes/test-releases.ts';
import { createLocalChannels } from '../../core/store/messages.ts';
import { createReleaseHealth, type ReleaseHealth } from './release-health.ts';

describe('The health of a release', () => {
  let siteDir: string;
  let health: ReleaseHealth;
  let openAnother: () => ReleaseHealth;
  const onFallBack = jest.fn();
  const onProblem = jest.fn();
  beforeEach(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'sb-health-'));
    await releaseAccounts(siteDir, '1.0.0', '1.0.1');
    jest.clearAllMocks();
    const limits = { goodMounts: 5, observedVisits: 20, maxFailures: 0.2, visitsOfAddress: 10 };
    const ports = { siteDir, limits, messages: createLocalChannels(), onFallBack, onProblem };
    openAnother = () => createReleaseHealth(ports);
    health = openAnother();
  });
  afterEach(() => {
    expect(onProblem).not.toHaveBeenCalled();
    rmSync(siteDir, { recursive: true, force: true });
  });

  const visit = (code: string, address: string, version = '1.0.1', notified = health) =>
    notified.note(
      [{ remote: 'mf-account', version, code, message: '', reportId: null, durationMs: 1, at: '2026-03-01T00:00:00Z' }],
      address,
    );
  const visits = async (count: number, code: string, address = (place: number) => `10.0.0.${place}`) => {
    for (let index = 0; index < count; index++) visit(code, address(index));
    await health.idle();
    return (await readReleases(siteDir)).remotes[0];
  };

  it('is good once it mounted for enough visitors', async () => {
    expect((await visits(4, 'mounted'))?.good).toEqual([]);
    expect((await visits(1, 'mounted'))?.good).toMatchObject([{ version: '1.0.1', why: 'mounted in 5 visits' }]);
    expect((await visits(3, 'mounted'))?.history.filter(({ action }) => action === 'known good')).toHaveLength(1);
  });

  it('ends when more than a fifth of twenty visits failed: the last good version takes its place', async () => {
    await visits(16, 'mounted');
    expect((await visits(4, 'MFE-402'))?.active).toBe('1.0.1');
    const known = await visits(1, 'MFE-402');
    expect(known?.active).toBe('1.0.0');
    expect(known?.history[0]).toMatchObject({ action: 'fall back', by: 'site', why: 'failed in 5 of 21 visits' });
    expect(onFallBack).toHaveBeenCalledWith('mf-account', '1.0.1', 'failed in 5 of 21 visits');
  });

  it('is judged by the visits of all processes together, once', async () => {
    const other = openAnother();
    for (const [index, notified] of [health, other, health, other, health].entries()) {
      visit('mounted', `10.0.0.${index}`, '1.0.1', notified);
      await notified.idle();
    }
    await Promise.all([health.idle(), other.idle()]);
    const known = (await readReleases(siteDir)).remotes[0];
    expect(known?.good).toMatchObject([{ version: '1.0.1', why: 'mounted in 5 visits' }]);
    expect(known?.history.filter(({ action }) => action === 'known good')).toHaveLength(1);
  });

  it('does not hang on one address, on code that merely loaded, or on versions that are not active', async () => {
    await visits(40, 'MFE-402', () => '10.0.0.1');
    await visits(40, 'loaded');
    for (let index = 0; index < 40; index++) visit('MFE-402', `10.0.1.${index}`, '1.0.0');
    await health.idle();
    expect((await readReleases(siteDir)).remotes[0]).toMatchObject({ active: '1.0.1', good: [] });
  });
});
