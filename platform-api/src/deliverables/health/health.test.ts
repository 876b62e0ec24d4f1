import { type DeliverableHealth, deliverableHealth } from '@specbuilder/shared-contracts/api';
import { createDeliverablesHealth, type HealthChecks } from './health.ts';

const GOOD: HealthChecks = { drawing: async () => true, pdf: async () => true, content: async () => true };

/** Modules whose state a test sets. */
function switchable() {
  const state = { drawing: true, pdf: true, content: true };
  const looked = { count: 0 };
  const check = (name: keyof typeof state) => async () => {
    looked.count += 1;
    if (!state[name]) throw new Error(`${name} is down`);
    return true;
  };
  return { state, looked, checks: { drawing: check('drawing'), pdf: check('pdf'), content: check('content') } };
}

describe('The health of deliverables', () => {
  const problems: unknown[] = [];
  const onProblem = (error: unknown) => void problems.push(error);
  beforeEach(() => problems.splice(0));
  afterEach(() => jest.useRealTimers());

  it('[DLV-008] reports each module under the names of the specification', async () => {
    const health = createDeliverablesHealth({ checks: GOOD, onProblem });
    const report = await health.report();
    expect(deliverableHealth.parse(report)).toEqual(report);
    expect(report).toEqual({
      deliverables: {
        isAvailable: true,
        isAutodrawApiHealthy: true,
        isPdfServiceHealthy: true,
        isSquidexHealthy: true,
      },
      specBuilder: { isAutodrawApiHealthy: true },
    });
  });

  it.each([
    ['drawing', 'isAutodrawApiHealthy'],
    ['pdf', 'isPdfServiceHealthy'],
    ['content', 'isSquidexHealthy'],
  ] as const)('[DLV-008] [A-202] is not available while %s fails, and says why in the log', async (module, name) => {
    const { state, checks } = switchable();
    state[module] = false;
    const health = createDeliverablesHealth({ checks, onProblem });
    const { deliverables, specBuilder } = await health.report();
    expect(deliverables).toMatchObject({ isAvailable: false, [name]: false });
    expect(specBuilder.isAutodrawApiHealthy).toBe(module !== 'drawing');
    expect(problems).toEqual([new Error(`${module} is down`)]);
  });

  it('[A-202] tells listeners at once, on every change and every 30 s, and looks once for all of them', async () => {
    jest.useFakeTimers();
    const { state, looked, checks } = switchable();
    const health = createDeliverablesHealth({ checks, onProblem });
    const received: [number, boolean][] = [];
    const listen = (listener: number) =>
      health.subscribe(({ deliverables }: DeliverableHealth) => received.push([listener, deliverables.isAvailable]));
    const [end, endOther] = [listen(1), listen(2)];
    await jest.advanceTimersByTimeAsync(0);
    expect(received.splice(0)).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(looked.count).toBe(3);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(received.splice(0)).toEqual([
      [1, true],
      [2, true],
    ]);
    state.pdf = false;
    await health.recheck();
    expect(received.splice(0)).toEqual([
      [1, false],
      [2, false],
    ]);
    end();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(received.splice(0)).toEqual([[2, false]]);
    endOther();
    const { count } = looked;
    await jest.advanceTimersByTimeAsync(90_000);
    expect([received, looked.count]).toEqual([[], count]);
  });
});
