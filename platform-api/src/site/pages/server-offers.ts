import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { SERVER_OFFERS_FILE, type ServerOffers } from '@specbuilder/shared-contracts/site-folder';
import type { FastifyInstance } from 'fastify';
import { endpointsOf, PRODUCT_VERSION } from '../../core/index.ts';

/**
 * Once the server listens, records in the site folder which calls it serves, so that publishing rejects a remote that
 * uses others. With several servers, the record of the last one started applies.
 */
export function saysWhatIsServed(app: FastifyInstance, siteDir: string, contract: AnyContractRouter): void {
  app.addHook('onListen', async () => {
    // A folder that cannot be written to costs the check at publishing, not the start.
    await writeServerOffers(siteDir, contract).catch((error: unknown) =>
      app.log.warn({ err: error }, 'the site folder does not say what this server offers'),
    );
  });
}

async function writeServerOffers(siteDir: string, contract: AnyContractRouter): Promise<void> {
  const endpoints = endpointsOf(contract).flatMap(([, endpoint]) => {
    if (!isContractProcedure(endpoint)) return [];
    const { method, path: address } = endpoint['~orpc'].route;
    return [`${method} ${address}`];
  });
  const offers: ServerOffers = { schema: 1, version: PRODUCT_VERSION, endpoints: endpoints.sort() };
  await mkdir(siteDir, { recursive: true });
  const file = path.join(siteDir, SERVER_OFFERS_FILE);
  // Written to a temporary file and renamed, so that no process reads a partial file.
  await writeFile(`${file}.${process.pid}`, `${JSON.stringify(offers, null, 1)}\n`);
  await rename(`${file}.${process.pid}`, file);
}
