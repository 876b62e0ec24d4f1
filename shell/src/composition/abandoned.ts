import type { RegistryRemote, RemoteVersion } from '@specbuilder/shared-contracts/registry';

/** Versions that failed on this page for a reason that another try does not change. */
export interface AbandonedVersions {
  add(remote: string, version: string): void;
  /** Whether a published version is left that did not fail here. */
  hasOther(remote: RegistryRemote): boolean;
  /** What is worth loading, best first: versions that did not fail here; where all of them did, the active one again. */
  among(remote: RegistryRemote): readonly RemoteVersion[];
}

/** @param before versions that failed on an earlier page of this browser */
export function createAbandonedVersions(before: readonly (readonly [remote: string, version: string])[] = []) {
  const failed = new Set(before.map(([remote, version]) => keyOf(remote, version)));
  const left = ({ name, active, fallback }: RegistryRemote) =>
    [active, fallback]
      .filter((version) => version !== undefined)
      .filter(({ version }) => !failed.has(keyOf(name, version)));
  const abandoned: AbandonedVersions = {
    add: (remote, version) => void failed.add(keyOf(remote, version)),
    hasOther: (remote) => left(remote).length > 0,
    among: (remote) => (left(remote).length > 0 ? left(remote) : [remote.active]),
  };
  return abandoned;
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}
