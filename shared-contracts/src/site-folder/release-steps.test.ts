import fc from 'fast-check';
import { NO_RELEASES, type Release, type ReleaseState } from './release-state.ts';
import {
  activated,
  disabled,
  fallbackOf,
  foundBad,
  foundGood,
  registryOf,
  rolledBack,
  shipped,
  started,
} from './release-steps.ts';
import { testRelease } from './testing/index.ts';

const REMOTE = 'mf-account';
const STEP = { by: 'ann', why: 'because', at: '2026-11-23T00:00:00Z' };

const build = (version: string, origin: Release['origin'], content = 'a', name = REMOTE): Release =>
  testRelease({ version, origin, content, name });
const of = (state: ReleaseState) => registryOf(state, '').remotes.find(({ name }) => name === REMOTE);
const versions = (state: ReleaseState) => [of(state)?.active.version, of(state)?.fallback?.version];
const fresh = started(NO_RELEASES, build('1.0.0', 'checkout'), STEP);
const ship = (state: ReleaseState, version: string) => shipped(state, build(version, 'shipped'), STEP);

describe('A start of the site', () => {
  it('publishes what the site lacks and follows its checkout', () => {
    expect(versions(fresh)).toEqual(['1.0.0', undefined]);
    const edited = started(fresh, build('1.0.0', 'checkout', 'b'), STEP);
    expect(of(edited)?.active.baseUrl).toContain('1.0.0+b');
    expect(versions(started(edited, build('1.1.0', 'checkout'), STEP))).toEqual(['1.1.0', '1.0.0']);
  });

  it.each([
    ['a newer version that a team shipped', '1.0.1', '1.0.0'],
    ['an older version that a team shipped', '0.9.0', '1.0.0'],
    ['a version that a team shipped under the number of the checkout', '1.2.0', '1.2.0'],
  ])('leaves %s', (_, active, checkout) => {
    const state = ship(fresh, active);
    expect(started(state, build(checkout, 'checkout', 'other'), STEP)).toBe(state);
  });

  it('leaves a newer version of an earlier start, and a remote that is switched off', () => {
    expect(started(fresh, build('0.9.0', 'checkout'), STEP)).toBe(fresh);
    const off = disabled(fresh, REMOTE, STEP);
    expect(started(off, build('1.1.0', 'checkout'), STEP)).toBe(off);
  });

  it('does not undo a choice among versions', () => {
    const chosen = activated(ship(fresh, '1.0.1'), REMOTE, '1.0.0', STEP);
    expect(started(chosen, build('1.0.0', 'checkout'), STEP)).toBe(chosen);
  });
});

describe('A shipped build', () => {
  it('becomes the active one, once', () => {
    const state = ship(fresh, '1.0.1');
    expect(versions(state)).toEqual(['1.0.1', '1.0.0']);
    expect(ship(state, '1.0.1')).toBe(state);
  });

  it('is rejected under a version that exists with other content', () => {
    expect(() => shipped(ship(fresh, '1.0.1'), build('1.0.1', 'shipped', 'b'), STEP)).toThrow(
      'mf-account 1.0.1 is published with other content: raise the version in mf-account/package.json.',
    );
    expect(() => shipped(fresh, build('1.0.0', 'shipped', 'b'), STEP)).toThrow('published with other content');
  });

  it('is rejected where it would claim the paths of another remote', () => {
    const thief = build('1.0.0', 'shipped', 'a', 'mf-thief');
    const claim = { ...thief, declaration: { ...thief.declaration, pathPrefixes: ['/mf-account'] } };
    expect(() => shipped(fresh, claim, STEP)).toThrow(
      'mf-thief cannot be published: path /mf-account is claimed again by mf-thief.',
    );
  });

  it('waits where its remote is switched off', () => {
    const off = ship(disabled(fresh, REMOTE, STEP), '1.0.1');
    expect(of(off)).toBeUndefined();
    expect(versions(activated(off, REMOTE, '1.0.1', STEP))).toEqual(['1.0.1', '1.0.0']);
  });
});

describe('Going back', () => {
  it('takes the last good version and leaves the broken one behind', () => {
    const good = foundGood(ship(fresh, '1.0.1'), REMOTE, '1.0.1', STEP);
    const state = rolledBack(ship(ship(good, '1.0.2'), '1.0.3'), REMOTE, STEP);
    expect(versions(state)).toEqual(['1.0.1', '1.0.0']);
    expect(state.remotes[0]?.bad.map(({ version }) => version)).toEqual(['1.0.3']);
    expect(state.remotes[0]?.history[0]).toEqual({ action: 'roll back', version: '1.0.1', ...STEP });
  });

  it('says when there is nothing to go back to', () => {
    expect(() => rolledBack(fresh, REMOTE, STEP)).toThrow(
      'mf-account has no earlier version on this site to go back to.',
    );
    expect(() => rolledBack(fresh, 'mf-x', STEP)).toThrow('There is no remote mf-x on this site; it has mf-account.');
    expect(() => activated(fresh, REMOTE, '9.0.0', STEP)).toThrow(
      'There is no mf-account 9.0.0 on this site; it has 1.0.0.',
    );
  });

  it('brings a version back that is chosen again', () => {
    const back = rolledBack(ship(fresh, '1.0.1'), REMOTE, STEP);
    expect(versions(back)).toEqual(['1.0.0', undefined]);
    expect(versions(rolledBack(activated(back, REMOTE, '1.0.1', STEP), REMOTE, STEP))).toEqual(['1.0.0', undefined]);
    expect(versions(activated(activated(back, REMOTE, '1.0.1', STEP), REMOTE, '1.0.0', STEP))).toEqual([
      '1.0.0',
      '1.0.1',
    ]);
  });
});

describe('A version that fails', () => {
  it('gives way to the last good one, however many broken ones came after that', () => {
    const broken = ship(ship(fresh, '1.0.1'), '1.0.2');
    expect(versions(broken)).toEqual(['1.0.2', '1.0.0']);
    const state = foundBad(broken, REMOTE, '1.0.2', STEP);
    expect(versions(state)).toEqual(['1.0.0', '1.0.1']);
    expect(foundBad(state, REMOTE, '1.0.2', STEP)).toBe(state);
  });

  it('stays where there is nothing better', () => {
    expect(foundBad(fresh, REMOTE, '1.0.0', STEP)).toBe(fresh);
  });
});

describe('Any row of steps', () => {
  const version = fc.integer({ min: 0, max: 4 }).map((minor) => `1.${minor}.0`);
  const anyStep = fc.oneof(
    version.map((of) => (state: ReleaseState) => shipped(state, build(of, 'shipped'), STEP)),
    version.map((of) => (state: ReleaseState) => started(state, build(of, 'checkout'), STEP)),
    version.map((of) => (state: ReleaseState) => activated(state, REMOTE, of, STEP)),
    version.map((of) => (state: ReleaseState) => foundGood(state, REMOTE, of, STEP)),
    version.map((of) => (state: ReleaseState) => foundBad(state, REMOTE, of, STEP)),
    fc.constant((state: ReleaseState) => rolledBack(state, REMOTE, STEP)),
    fc.constant((state: ReleaseState) => disabled(state, REMOTE, STEP)),
  );

  it('never offers a version that was given up, nor the active one, as what to fall back to', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
        let state = fresh;
        for (const step of steps) {
          try {
            state = step(state);
          } catch {
            // A rejected step changes nothing.
          }
          const [known] = state.remotes;
          if (known === undefined) throw new Error('The remote is gone');
          const fallback = fallbackOf(known)?.files.version;
          expect(fallback === undefined || fallback !== known.active).toBe(true);
          expect(known.bad.map((verdict) => verdict.version)).not.toContain(fallback);
          expect(known.active === null || known.releases.some(({ files }) => files.version === known.active)).toBe(
            true,
          );
          expect(new Set(known.releases.map(({ files }) => files.version)).size).toBe(known.releases.length);
        }
      }),
    );
  });
});
