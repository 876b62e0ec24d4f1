import { eventNames, unverifiedEvents } from '../../scripts/rows/events.mjs';

const ROWS = [{ id: 'EVT-001', text: 'site-moved: a site has moved' }];
const problemsOf = (product: string, test: string, rows = ROWS) =>
  unverifiedEvents({ names: ['site-moved'], rows, product: [product], tests: [{ source: test, isTsx: false }] });

describe('Events of the bus', () => {
  it('are the keys of the catalogue', () => {
    const source = `export const EVENTS = { 'site-moved': z.object({ id }), /** Why. */ 'site-left': z.object({}) } as const;`;
    expect(eventNames(source)).toEqual(['site-moved', 'site-left']);
  });

  it.each([
    ['a listener', `bus.subscribe('site-moved', follow);`, ''],
    ['a reader of its state', `bus.last('site-moved')?.payload;`, ''],
    ['a test of its row', '', `it('[EVT-001] moves', () => bus.subscribe('site-moved', see));`],
    ['a test that compares it as text', '', `it('[EVT-001] moves', () => expect(facts).toEqual(['site-moved {}']));`],
  ])('are verified by %s', (_case, product, test) => {
    expect(problemsOf(product, test)).toEqual([]);
  });

  it.each([
    ['only published', `bus.publish('site-moved', { id });`, ''],
    ['in a test of another row', '', `it('[EVT-002] moves', () => bus.subscribe('site-moved', see));`],
    ['not in the test of its row', '', `it('[EVT-001] moves', () => bus.subscribe('site-left', see));`],
    ['in a test that does not run', '', `it.skip('[EVT-001] moves', () => bus.subscribe('site-moved', see));`],
  ])('are reported where they are %s', (_case, product, test) => {
    expect(problemsOf(product, test)).toEqual(['site-moved has no listener, and no test of [EVT-001] that names it']);
  });

  it('are reported without a row', () => {
    expect(problemsOf(`bus.subscribe('site-moved', follow);`, '', [])).toEqual([
      'site-moved has no row in docs/checklist that starts with its name',
    ]);
  });
});
