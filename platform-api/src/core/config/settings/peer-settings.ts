import { type Environment, environmentOf } from '@specbuilder/shared-contracts/domain';
import * as z from 'zod/mini';
import { parsed, siteAddress } from '../config-values.ts';

/** Servers of other environments, from which the clone utility reads. */
export interface PeerSettings {
  readonly addresses: Readonly<Partial<Record<Environment, string>>>;
  /** Servers of one company send it to each other; null disables handing over projects. */
  readonly secret: string | null;
}

const MIN_SECRET_LENGTH = 32;
const SERVERS_WORDS = 'a comma-separated list such as staging@https://staging.example.com of environments and origins';

export const peerVariables = {
  PEER_SERVERS: z._default(parsed(SERVERS_WORDS, peerServers), {}),
  PEER_SECRET: z.optional(
    parsed(`a secret of at least ${MIN_SECRET_LENGTH} characters`, (text) =>
      text.length >= MIN_SECRET_LENGTH ? text : undefined,
    ),
  ),
};

interface PeerValues {
  readonly PEER_SERVERS: PeerSettings['addresses'];
  readonly PEER_SECRET?: string | undefined;
}

export function peersOf({ PEER_SERVERS, PEER_SECRET }: PeerValues): PeerSettings {
  return { addresses: PEER_SERVERS, secret: PEER_SECRET ?? null };
}

export function peerProblems({ PEER_SERVERS, PEER_SECRET }: PeerValues): readonly (readonly [string, string])[] {
  return Object.keys(PEER_SERVERS).length > 0 && PEER_SECRET === undefined
    ? [['PEER_SECRET', 'given when PEER_SERVERS is set']]
    : [];
}

function peerServers(text: string): PeerSettings['addresses'] | undefined {
  const entries = text.split(',').map((part) => {
    const [, name = '', address = ''] = /^([a-z]+)@(.+)$/i.exec(part.trim()) ?? [];
    return [environmentOf(name), siteAddress(address)] as const;
  });
  return entries.every(([name, address]) => name !== undefined && address !== undefined)
    ? Object.fromEntries(entries)
    : undefined;
}
