import { randomUUID } from 'node:crypto';
import {
  type Access,
  allOf,
  identified,
  open,
  owner,
  roles,
  SIGNED_IN_USER,
  scope,
  signedIn,
} from '@specbuilder/shared-contracts/api';
import type { Role } from '@specbuilder/shared-contracts/domain';
import { HttpError, notFound } from '../http-error/http-error.ts';
import { createAccessControl } from './access-control.ts';
import { type AccessRules, assertRulesExist, type Right, type Who } from './rules.ts';

const named = ({ id }: { readonly id: string | null }) => id;

function someUser(...rolesOfCaller: readonly Role[]): Who {
  const userId = randomUUID();
  const caller = {
    userId,
    userName: 'x',
    sessionId: null,
    roles: rolesOfCaller,
    salesRegions: [24],
    isExternal: false,
  };
  return { caller, actor: { userId, guestKeyHash: null }, manufacturerLabelId: 1 };
}
const guest: Who = { caller: null, actor: { userId: null, guestKeyHash: 'x' }, manufacturerLabelId: 1 };
const anonymous: Who = { ...guest, actor: { userId: null, guestKeyHash: null } };

function controlWith(right: Right) {
  const rules: AccessRules = {
    owners: { project: { rightTo: async () => right, rejection: () => notFound('project') } },
    scopes: { 'sales-region': ({ caller }, requested) => requested ?? caller.salesRegions },
  };
  return createAccessControl(rules);
}

describe('[API-008] The access control', () => {
  const admits = (access: Access, who: Who) => () => controlWith('change').admit(access, who);

  it('lets every caller in where an endpoint is open', () => {
    expect(admits(open('x'), anonymous)).not.toThrow();
  });

  it('requires guests to sign in, and rejects users without the role', () => {
    for (const access of [signedIn(), roles('user'), owner('project', named)]) {
      expect(admits(access, guest)).toThrow('Please sign in first.');
      expect(admits(access, someUser('user'))).not.toThrow();
      expect(admits(access, someUser())).toThrow('You do not have permission to do this.');
    }
    expect(admits(roles('admin'), someUser('user'))).toThrow('You do not have permission to do this.');
  });

  it('knows guests by their key where guests may own the thing', () => {
    expect(admits(identified(), guest)).not.toThrow();
    expect(admits(identified(), anonymous)).toThrow('Send a guest key or sign in');
    expect(admits(owner('project', named, { guests: true }), anonymous)).not.toThrow();
  });

  const check = (right: Right, access: Access, input: unknown, isRead: boolean, who = someUser('user')) =>
    controlWith(right).checkThings(access, who, input, isRead);
  const id = randomUUID();

  it('lets owners change, lets readers read and hides the thing from all others', async () => {
    await expect(check('change', owner('project', named), { id }, false)).resolves.toBeDefined();
    await expect(check('read', owner('project', named), { id }, true)).resolves.toBeDefined();
    await expect(check('read', owner('project', named), { id }, false)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(check('none', owner('project', named), { id }, true)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('takes what a declaration needs before what the method says', async () => {
    const reading = owner('project', named, { needs: 'read' });
    await expect(check('read', reading, { id }, false)).resolves.toBeDefined();
    const changing = owner('project', named, { needs: 'change' });
    await expect(check('read', changing, { id }, true)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('hands on which things may only be read', async () => {
    const readOnly = async (right: Right) => (await check(right, owner('project', named), { id }, true)).readOnly;
    expect([...(await readOnly('read'))]).toEqual(['project']);
    expect([...(await readOnly('change'))]).toEqual([]);
  });

  it('says why something may only be read where the resource has more to say', async () => {
    const rule = {
      rightTo: async () => 'read' as const,
      rejection: () => notFound('project'),
      readOnlyRejection: () => new HttpError('forbidden', 'It is kept elsewhere.'),
    };
    const control = createAccessControl({ owners: { project: rule }, scopes: {} });
    const change = control.checkThings(owner('project', named), someUser('user'), { id }, false);
    await expect(change).rejects.toMatchObject({ kind: 'forbidden', message: 'It is kept elsewhere.' });
  });

  it("queries the rule about the caller's own account where the input names no user", async () => {
    const rightTo = jest.fn(async () => 'change' as const);
    const control = createAccessControl({
      owners: { user: { rightTo, rejection: () => notFound('user') } },
      scopes: {},
    });
    const own = owner('user', () => SIGNED_IN_USER);
    const who = someUser('user');
    await expect(control.checkThings(own, who, {}, false)).resolves.toBeDefined();
    expect(rightTo).toHaveBeenCalledWith(who.caller?.userId, who);
    await expect(control.checkThings(own, guest, {}, false)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('queries no rule about a malformed id', async () => {
    await expect(check('change', owner('project', named), { id: 'x' }, true)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('checks every thing that is named, and nothing where none is', async () => {
    const several = owner('project', ({ ids }: { readonly ids: readonly string[] }) => ids);
    await expect(check('change', several, { ids: [id, 'x'] }, true)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(check('none', owner('project', named), { id: null }, false)).resolves.toBeDefined();
  });

  it('reports a foreign thing in a form at its field', async () => {
    const inForm = owner('project', named, { field: 'projectId' });
    for (const right of ['none', 'read'] as const) {
      await expect(check(right, inForm, { id }, false)).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { projectId: ['Project not found'] } },
      });
    }
  });

  it('hands on what of a thing the caller may see', async () => {
    const scoped = allOf(
      roles('sales'),
      scope('sales-region', ({ requested }: { readonly requested?: number[] }) => requested),
    );
    const { visible } = await check('none', scoped, {}, true, someUser('sales'));
    expect(visible.get('sales-region')).toEqual([24]);
  });

  it('rejects a caller who sees none of what a call needs, whatever they request', async () => {
    const rules: AccessRules = {
      owners: {},
      scopes: {
        'sales-region': ({ caller }, requested) => (caller.salesRegions.length === 0 ? [] : (requested ?? [])),
      },
    };
    const declared = (needsSome: boolean) =>
      allOf(
        roles('sales'),
        scope('sales-region', ({ requested }: { readonly requested?: number[] }) => requested, { needsSome }),
      );
    const salesWithoutRegion = someUser('sales');
    const request = (needsSome: boolean, salesRegions: number[]) =>
      createAccessControl(rules).checkThings(
        declared(needsSome),
        { ...salesWithoutRegion, caller: salesWithoutRegion.caller && { ...salesWithoutRegion.caller, salesRegions } },
        { requested: [43] },
        true,
      );
    await expect(request(true, [])).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(request(false, [])).resolves.toBeDefined();
  });

  it('rejects a form that names what its caller does not see, at the field', async () => {
    const rules: AccessRules = { owners: {}, scopes: { 'sales-region': ({ caller }) => caller.salesRegions } };
    const formOf = (field?: string) =>
      scope(
        'sales-region',
        ({ requested }: { readonly requested: number[] }) => requested,
        field === undefined ? {} : { field },
      );
    const request = (requested: number[], field?: string) =>
      createAccessControl(rules).checkThings(
        allOf(roles('sales'), formOf(field)),
        someUser('sales'),
        { requested },
        false,
      );
    await expect(request([24, 43], 'region')).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { region: ['You cannot choose this one.'] } },
    });
    await expect(request([24], 'region')).resolves.toBeDefined();
    await expect(request([24, 43])).resolves.toBeDefined();
  });
});

describe('The rules of the things that are owned', () => {
  it('stop the start where one is missing', () => {
    const declared = { a: open('x'), b: allOf(signedIn(), owner('file', named)), c: owner('project', named) };
    const rule = { rightTo: async () => 'none' as const, rejection: () => notFound('file') };
    expect(() => assertRulesExist({ owners: { file: rule }, scopes: {} }, declared)).toThrow(
      "Access is not complete:\nc is about 'project', for which no resource registers a rule",
    );
    expect(() => assertRulesExist({ owners: { file: rule, project: rule }, scopes: {} }, declared)).not.toThrow();
    const log = {
      d: allOf(
        roles('sales'),
        scope('sales-region', () => []),
      ),
    };
    expect(() => assertRulesExist({ owners: {}, scopes: {} }, log)).toThrow("d is about 'sales-region'");
  });
});
