import type { RemoteVersion } from '@specbuilder/shared-contracts/registry';

interface PageWithFederation {
  /** The runtime that the shell's build gives to remotes (build/webpack/provided-federation.mjs). */
  readonly specBuilderFederation?: { readonly version: string };
}

/** The entry script of a version: the lean one where this page has the runtime that it takes. */
export function entryOf(version: RemoteVersion): { readonly url: string; readonly integrity: string } {
  const { lean, baseUrl } = version;
  const given = (globalThis as PageWithFederation).specBuilderFederation;
  const { entryFile, entryIntegrity } = lean !== undefined && lean.federation === given?.version ? lean : version;
  return { url: new URL(entryFile, absolute(baseUrl)).href, integrity: entryIntegrity };
}

/** A base address may lack its origin. */
export function absolute(baseUrl: string): string {
  return new URL(baseUrl, window.location.href).href;
}
