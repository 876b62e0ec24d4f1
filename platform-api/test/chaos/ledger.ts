import type { FanItem, ProjectItem } from '@specbuilder/shared-contracts/api';

/** A write with the key that it has whenever it is sent. */
export interface Call {
  readonly name: string;
  /** Id of the item that it changes. */
  readonly about: string | null;
  readonly send: () => Promise<unknown>;
}

export interface ResponseCall extends Call {
  readonly result: unknown;
}

/** An item according to the last response about it. Each write of it increments its version. */
export interface KnownItem {
  readonly fanItemId: string;
  /** Null while it is in no project. */
  readonly projectId: string | null;
  readonly rowVersion: number;
  readonly tag: string | null;
  readonly qty: number;
  readonly total: number;
}

/** Everything that the server has acknowledged to one writer, and what is on its way. */
export interface Ledger {
  /** Names by ids. */
  readonly projects: Map<string, string>;
  readonly items: Map<string, KnownItem>;
  /** Numbers of rows by ids. */
  readonly results: Map<string, number>;
  /** Since the last start. */
  response: ResponseCall[];
  /** Sent, but without a response: it was applied completely or not at all. */
  underWay: Call | null;
}

export function newLedger(): Ledger {
  return { projects: new Map(), items: new Map(), results: new Map(), response: [], underWay: null };
}

export function knownItem({ fanItemId, projectId, rowVersion, tag, qty, price }: FanItem | ProjectItem): KnownItem {
  return { fanItemId, projectId, rowVersion, tag, qty, total: price.total };
}
