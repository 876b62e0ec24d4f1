import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isContractProcedure } from '@orpc/contract';
import { contract, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import { endpointsOf } from '../src/core/http/served-contract.ts';
import { ENDPOINT_SAMPLES, type EndpointSample } from './endpoint-samples.ts';
import { releaseAccounts } from './remotes/test-releases.ts';
import { createSampleBuilder } from './sample-builder.ts';
import { startTestApplication, type TestApplication } from './test-application.ts';
import { addVisitors, expectedStatus, VISITORS, type Visitor } from './visitors.ts';

/** Every served endpoint of the contract; the table of samples decides what a good call of it is. */
export const endpoints = endpointsOf(contract).map(([name, procedure]) => {
  if (!isContractProcedure(procedure)) throw new Error(`${name} is no endpoint`);
  const { meta, route } = procedure['~orpc'];
  return { name, meta: meta as EndpointMeta, route: { method: 'GET', path: '/', ...route }, procedure };
});
export type Endpoint = (typeof endpoints)[number];

export const visitors = Object.keys(VISITORS) as Visitor[];

export const errorBody = (message: unknown = expect.any(String)) => ({
  message,
  errors: expect.any(Object),
  modelState: expect.any(Object),
});

export const statusFor = ({ meta, route }: Endpoint, visitor: Visitor) => expectedStatus(meta.access, route, visitor);
export const successOf = ({ route }: Endpoint) => route.successStatus ?? 200;

/** A visitor who may make a good call of the endpoint, guests first. */
export const allowedVisitor = (endpoint: Endpoint): Visitor =>
  visitors.find((visitor) => statusFor(endpoint, visitor) === successOf(endpoint)) ?? 'engineer';

export interface Matrix {
  /** @param isRejected whether the call changes nothing, so that it may meet the rows of all others */
  sampleOf(endpoint: Endpoint, visitor: Visitor, isRejected?: boolean): Promise<EndpointSample>;
  call(
    endpoint: Endpoint,
    sample: Partial<EndpointSample>,
    visitor: Visitor,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
  /** The same of a program that shows nothing but a key. */
  callWithKey(
    endpoint: Endpoint,
    sample: Partial<EndpointSample>,
    key: string,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
  readonly server: TestApplication;
  close(): Promise<void>;
}

/** A server with every visitor, and the rows that the samples name. */
export async function startMatrix(): Promise<Matrix> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'sb-matrix-'));
  await releaseAccounts(siteDir, '1.0.0', '1.0.1');
  const server = await startTestApplication({ siteDir });
  await addVisitors(server.store.db);
  const tokens = new Map<Visitor, string>();
  for (const visitor of visitors) {
    const { userName, tokenLife, endedSession } = VISITORS[visitor];
    if (userName !== null) tokens.set(visitor, await server.tokenOf(userName, tokenLife, endedSession));
    if (endedSession !== undefined) await server.endedSessions.end(endedSession);
  }
  const samples = await createSampleBuilder(server);
  return {
    async sampleOf({ name, route }, visitor, isRejected = false) {
      const isFresh = !isRejected && route.method !== 'GET';
      const sample = ENDPOINT_SAMPLES[name];
      if (sample === undefined) throw new Error(`endpoint-samples.ts has no call of ${name}`);
      const { userName } = VISITORS[visitor];
      return sample(await samples.rowsFor(name, await server.userId(userName ?? 'engineer'), isFresh));
    },
    server,
    call(endpoint, sample, visitor) {
      const { guestKey } = VISITORS[visitor];
      const token = sample.token ?? tokens.get(visitor);
      return send(server, endpoint, sample, {
        ...(guestKey === null ? {} : { 'x-guest-key': guestKey }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      });
    },
    callWithKey: (endpoint, sample, key) => send(server, endpoint, sample, { 'x-api-key': key }),
    async close() {
      await server.close();
      rmSync(siteDir, { recursive: true, force: true });
    },
  };
}

/** The owner of the sample rows, who sees more of them than other visitors. */
function ownerOf(endpoint: Endpoint): Visitor {
  const preferred = (['engineer', 'sales', 'admin'] as const).find(
    (visitor) => statusFor(endpoint, visitor) === successOf(endpoint),
  );
  return preferred ?? allowedVisitor(endpoint);
}

/** A good call of an endpoint, with the fullest response that its sample has. */
export async function goodCall(matrix: Matrix, endpoint: Endpoint) {
  const visitor = ownerOf(endpoint);
  const { bad: _, ...sample } = await matrix.sampleOf(endpoint, visitor);
  return { sample, ...(await matrix.call(endpoint, sample, visitor)) };
}

async function send(
  { app }: TestApplication,
  { route }: Endpoint,
  sample: Partial<EndpointSample>,
  headers: Readonly<Record<string, string>>,
) {
  const url = route.path.replace(/\{(\w+)\}/g, (_whole, parameter: string) =>
    encodeURIComponent(sample.params?.[parameter] ?? ''),
  );
  const query = new URLSearchParams(sample.query);
  const response = await app.inject({
    method: route.method as 'GET',
    url: `${url}?${query}`,
    headers,
    ...(sample.body === undefined ? {} : { payload: sample.body as object }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? (response.json() as unknown) : null };
}
