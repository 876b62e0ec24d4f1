import type { ReportRegion } from '@specbuilder/shared-contracts/api';
import type { UserActionType } from '@specbuilder/shared-contracts/domain';
import type { Change } from '../values/change.ts';

/** The count whose trend is shown. */
export interface TrendSubject {
  /** Null for all actions of the report. */
  readonly eventType: UserActionType | null;
  /** Null for all regions of the report. */
  readonly region: ReportRegion | null;
  readonly change: Change;
}
