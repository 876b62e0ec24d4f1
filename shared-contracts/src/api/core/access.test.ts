import * as z from 'zod/mini';
import { allOf, open, owner, partsOf, roles, scope, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';

const projectId = ({ projectId }: { readonly projectId: string }) => projectId;

describe('[API-008] The access of an endpoint', () => {
  it('is no matter of habit: without it the endpoint does not compile', () => {
    // @ts-expect-error no access
    endpoint('GET', '/api/x', { summary: 'x' });
    // @ts-expect-error an access that is nothing
    endpoint('GET', '/api/x', { summary: 'x', access: undefined });
    // @ts-expect-error the former way to say it
    endpoint('GET', '/api/x', { summary: 'x', roles: [['admin']] });
    // @ts-expect-error open to all users without a reason
    endpoint('GET', '/api/x', { summary: 'x', access: open() });
    // @ts-expect-error closed to all users
    endpoint('GET', '/api/x', { summary: 'x', access: roles() });
    // @ts-expect-error a role that does not exist
    endpoint('GET', '/api/x', { summary: 'x', access: roles('owner') });
    // @ts-expect-error a part of the rows, without who may request them
    endpoint('GET', '/api/x', { summary: 'x', access: scope('sales-region', () => []) });
    // @ts-expect-error a thing that is not registered
    endpoint('GET', '/api/x', { summary: 'x', access: owner('house', projectId) });
    expect(endpoint('GET', '/api/x', { summary: 'x', access: signedIn() })['~orpc'].meta.access).toEqual(signedIn());
  });

  it('holds the input to what it names', () => {
    const owned = () => endpoint('GET', '/api/x/{projectId}', { summary: 'x', access: owner('project', projectId) });
    // @ts-expect-error the input has no projectId
    owned().input(z.object({ fanItemId: z.string() }));
    // @ts-expect-error an optional projectId may be omitted
    owned().input(z.object({ projectId: z.optional(z.string()) }));
    // @ts-expect-error an endpoint without input names nothing
    expect(() => owned().output(z.string())).not.toThrow();
    expect(owned().input(z.object({ projectId: z.string() }))['~orpc'].meta.access?.kind).toBe('owner');
  });

  it('holds the input to all that its parts name', () => {
    const both = () =>
      endpoint('PUT', '/api/x/{projectId}', {
        summary: 'x',
        access: allOf(
          owner('project', projectId),
          owner('fan-item', ({ itemId }: { readonly itemId: string }) => itemId),
        ),
      });
    // @ts-expect-error the input has no itemId
    both().input(z.object({ projectId: z.string() }));
    const input = z.object({ projectId: z.string(), itemId: z.string() });
    expect(both().input(input)['~orpc'].meta.access?.kind).toBe('all-of');
  });

  it('says first who is let in, then whose things they are', () => {
    // @ts-expect-error two ways to be let in
    allOf(open('x'), roles('admin'));
    // @ts-expect-error an owner before the caller
    allOf(owner('project', projectId), signedIn());
    const parts = partsOf(allOf(roles('admin'), owner('project', projectId, { guests: true })));
    expect(parts.map(({ kind }) => kind)).toEqual(['roles', 'owner']);
  });
});
