import type { Brand, Brands, Outbox } from '../../brand/index.ts';
import type { EndedSessions } from '../identity/ended-sessions.ts';

export interface AccountPorts {
  readonly outbox: Outbox;
  readonly brands: Brands;
  readonly publicUrl: string;
  readonly endedSessions: Pick<EndedSessions, 'end'>;
}

/** The brand of a call, which the guard knows to exist. */
export function brandOf({ brands }: Pick<AccountPorts, 'brands'>, manufacturerLabelId: number): Brand {
  const brand = brands.get(manufacturerLabelId);
  if (brand === undefined) throw new Error(`A call of brand ${manufacturerLabelId} came past the guard`);
  return brand;
}
