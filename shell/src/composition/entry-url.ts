import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';

/** Address of a version's entry script. */
export function entryUrl(version: RemoteVersion): string {
  return new URL(version.entryFile, absolute(version.baseUrl)).href;
}

/** A base address may lack its origin. */
export function absolute(baseUrl: string): string {
  return new URL(baseUrl, window.location.href).href;
}
