import { isContractProcedure } from '@orpc/contract';
import { currentLanguage } from '../language/index.ts';
import { profile } from './accounts/users.ts';
import { fanCurveQuery, fanCurveUrl } from './catalogue/fan-curve.ts';
import { exhaustSupplySpecification } from './catalogue/specification.ts';
import { contract } from './contract.ts';
import { partsOf } from './core/access.ts';
import type { EndpointMeta } from './core/endpoint.ts';
import { newProject } from './projects/projects.ts';
import { OPEN_ENDPOINTS } from './test-data/open-endpoints.ts';

interface Endpoint {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly meta: Partial<EndpointMeta>;
}

/** The parts of an endpoint's access; none for one that was made past `endpoint()`. */
function accessParts({ access }: Partial<EndpointMeta>) {
  return access === undefined ? [] : partsOf(access);
}

function endpoints(node: unknown = contract, name = ''): Endpoint[] {
  if (isContractProcedure(node)) {
    const { route, meta } = node['~orpc'];
    return [{ name, method: route.method ?? '', path: route.path ?? '', meta }];
  }
  return Object.entries(node as object).flatMap(([key, child]) => endpoints(child, `${name}.${key}`));
}

describe('every endpoint', () => {
  it.each(endpoints())('$name has an address below /api and a method', ({ path, method }) => {
    expect(path).toMatch(/^\/api\//);
    expect(['GET', 'POST', 'PUT', 'DELETE']).toContain(method);
  });

  it('has an address of its own', () => {
    const addresses = endpoints().map(({ method, path }) => `${method} ${path.replace(/\{[^}]+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('that is open has a reason, and no other is open', () => {
    const reasons = endpoints().flatMap(({ name, meta }) =>
      accessParts(meta).flatMap((part) => (part.kind === 'open' ? [[name.slice(1), part.why]] : [])),
    );
    expect(Object.fromEntries(reasons)).toEqual(OPEN_ENDPOINTS);
  });

  it('lets guests own things of these resources alone', () => {
    const guests = endpoints().filter(({ meta }) =>
      accessParts(meta).some((part) => part.kind === 'owner' && part.guests === true),
    );
    const resources = new Set(guests.map(({ name }) => name.split('.')[1]));
    expect([...resources].sort()).toEqual(['fanItem', 'feedback', 'links', 'projects', 'sizing', 'voltage']);
  });
});

describe('forms and server share their rules', () => {
  it('[VAL-026] [AUT-030] a project name', () => {
    const messages = (projectName: string) =>
      newProject.safeParse({ projectName }).error?.issues.map(({ message }) => message);
    expect(messages('  ')).toEqual(['Enter a project name']);
    expect(messages('A/B')).toEqual(['Project name contains invalid characters']);
    expect(messages('Job #1 & 2, A-B!')).toBeUndefined();
  });

  it('[VAL-026] a profile', () => {
    const paths = (change: object) =>
      profile
        .safeParse({
          userId: '11111111-1111-4111-8111-111111111111',
          firstName: 'Ann',
          lastName: "O'Neil",
          email: 'a@b.co',
          ...change,
        })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(paths({})).toBeUndefined();
    expect(paths({ firstName: 'R2' })).toEqual(['firstName']);
    expect(paths({ email: 'a@b' })).toEqual(['email']);
  });

  it('static pressure loses its sign', () => {
    expect(exhaustSupplySpecification.shape.sp.parse(-0.5)).toBe(0.5);
    expect(exhaustSupplySpecification.shape.sp.parse(null)).toBeNull();
  });
});

describe('curve images', () => {
  const request = { fanUnitId: 1, cfm: 1500, sp: 0.5, rpm: 1140, bhp: 0.3 };

  it('[API-039] come in three sizes', () => {
    for (const [height, width] of [
      [460, 620],
      [575, 775],
      [920, 1240],
    ]) {
      expect(fanCurveQuery.safeParse({ ...request, height, width }).success).toBe(true);
    }
    expect(fanCurveQuery.safeParse({ ...request, height: 460, width: 775 }).success).toBe(false);
  });

  it('have their language in the address where a page makes the call, and none where it is stored for others', async () => {
    await currentLanguage.choose('es');
    expect(fanCurveUrl('', 1, request)).not.toContain('language');
    expect(fanCurveUrl('', 1, request, currentLanguage.get())).toContain('&language=es&');
    await currentLanguage.choose('en');
    expect(fanCurveUrl('', 1, request, currentLanguage.get())).not.toContain('language');
  });

  it('are addressed without any header of ours', () => {
    expect(fanCurveUrl('https://a.test', 17, request)).toBe(
      'https://a.test/api/fancurve?manufacturerLabelId=17&fanUnitId=1&cfm=1500&sp=0.5&rpm=1140&bhp=0.3',
    );
  });
});
