/** Hashes that are addresses of the older kind; responses of an identity provider are left alone. */
const ADDRESS_HASH = /^#!?(\/.*)$/;

/** The path in a browser hash: '/#/faqs' is '/faqs' (SHL-003). Null when the hash is something else. */
export function pathOfHash(hash: string): string | null {
  return ADDRESS_HASH.exec(hash)?.[1] ?? null;
}

export interface BrandRequest {
  /** The address without its query; a hash may be an address of the older kind. */
  readonly cleanAddress: string;
  /** The wanted brand, or null when the value is not a positive integer and only to be stripped. */
  readonly manufacturerLabelId: number | null;
}

/** The brand requested in the query, in any case of its name; undefined when the query does not name one. */
export function brandInAddress(url: URL): BrandRequest | undefined {
  const entry = [...url.searchParams].find(([name]) => name.toLowerCase() === 'manufacturerlabelid');
  if (entry === undefined) return undefined;
  const [, value] = entry;
  const isPositiveInteger = /^[1-9]\d*$/.test(value);
  return { cleanAddress: url.pathname + url.hash, manufacturerLabelId: isPositiveInteger ? Number(value) : null };
}
