import { type EndpointMeta, open } from '@specbuilder/shared-contracts/api';
import type { AccessControl } from '../access/access-control.ts';
import { HttpError } from '../http-error/http-error.ts';
import type { CallContext } from './call-context.ts';
import { createGuard } from './guard.ts';

const meta = { rate: 'read', access: open('an example') } as unknown as EndpointMeta;
const contextOf = (manufacturerLabelId: number, userId: string | null = null) =>
  ({ manufacturerLabelId, caller: userId === null ? null : { userId }, request: {} }) as unknown as CallContext;

function guardWith(reject: Partial<Record<'count' | 'access', boolean>> = {}) {
  const steps: unknown[] = [];
  const step = (name: 'count' | 'access', ...rest: unknown[]) => {
    steps.push([name, ...rest]);
    if (reject[name]) throw new HttpError(name === 'count' ? 'too-many' : 'forbidden', name);
  };
  const access: AccessControl = {
    admit: () => step('access'),
    checkThings: async (...given) => ({ visible: new Map([['given', given]]), readOnly: new Set() }) as never,
  };
  const guard = createGuard({
    access,
    countCall: async (rate, _request, userId) => step('count', rate, userId),
    isBrand: (id) => id === 1,
  });
  return { guard, steps };
}

describe('The guard of the endpoints', () => {
  it('counts a call before it looks who may make it', async () => {
    const { guard, steps } = guardWith();
    await guard.admit(meta, contextOf(1, 'u-1'));
    await guard.admit(meta, contextOf(1));
    expect(steps).toEqual([['count', 'read', 'u-1'], ['access'], ['count', 'read', null], ['access']]);
  });

  it('looks no further once the budget is used up, or the caller may not', async () => {
    const busy = guardWith({ count: true });
    await expect(busy.guard.admit(meta, contextOf(5))).rejects.toMatchObject({ kind: 'too-many' });
    expect(busy.steps).toEqual([['count', 'read', null]]);
    await expect(guardWith({ access: true }).guard.admit(meta, contextOf(5))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('counts a program in a class of its own and lets it do what the endpoint declares alone', async () => {
    const { guard, steps } = guardWith();
    const program = { ...contextOf(1), caller: { userId: 'u-1', apiKey: { scopes: ['read-projects'] } } };
    const admit = (apiKey?: string) =>
      guard.admit({ ...meta, apiKey } as EndpointMeta, program as unknown as CallContext);
    await admit('read-projects');
    expect(steps).toEqual([['count', 'program', 'u-1'], ['access']]);
    await expect(admit('write-projects')).rejects.toMatchObject({
      kind: 'forbidden',
      message: "This API key does not have the scope 'write-projects', which this call needs.",
    });
    await expect(admit()).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/cannot be used/),
    });
  });

  it('rejects a brand that does not exist', async () => {
    await expect(guardWith().guard.admit(meta, contextOf(5))).rejects.toMatchObject({
      kind: 'not-found',
      message: 'There is no brand 5.',
      details: { fields: { manufacturerLabelId: ['There is no brand 5.'] } },
    });
  });

  it('has the things of the input checked against what the endpoint declares', async () => {
    const context = contextOf(1);
    const { visible } = await guardWith().guard.checkThings(meta, context, { id: 1 }, true);
    expect([...visible.values()]).toEqual([[meta.access, context, { id: 1 }, true]]);
  });
});
