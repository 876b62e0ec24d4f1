import { and, gt, isNull, or } from 'drizzle-orm';
import { schema } from '../../core/index.ts';

const { projectShares } = schema;

/** Shares that were not revoked and have not ended. */
export function isLiveShare(now: Date) {
  return and(
    isNull(projectShares.revokedOnUtc),
    or(isNull(projectShares.expiresOnUtc), gt(projectShares.expiresOnUtc, now)),
  );
}
