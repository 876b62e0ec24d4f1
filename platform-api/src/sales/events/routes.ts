import { type Catalogues, categoryNames } from '../../catalogue/index.ts';
import { type Api, type Database, signedInCaller, visibleOf } from '../../core/index.ts';
import { readSummaryReport, readTrendReport } from './reports.ts';
import { readEventLog } from './service.ts';
import { readVisits } from './visits.ts';

export function eventsRoutes(api: Api, db: Database, catalogues: Catalogues) {
  return {
    salesRegionEvents: api.events.salesRegionEvents.handler(({ input, context }) =>
      readEventLog(db, visibleOf(context, 'sales-region'), input, signedInCaller(context)),
    ),
    visits: api.events.visits.handler(({ input, context }) =>
      readVisits(db, visibleOf(context, 'sales-region'), input, signedInCaller(context)),
    ),
    fanCategoryTypes: api.events.fanCategoryTypes.handler(({ context }) =>
      categoryNames(catalogues.today(context.manufacturerLabelId)),
    ),
    summaryReport: api.events.summaryReport.handler(({ input, context }) =>
      readSummaryReport(db, visibleOf(context, 'sales-region'), context.manufacturerLabelId, input),
    ),
    trendReport: api.events.trendReport.handler(({ input, context }) =>
      readTrendReport(db, visibleOf(context, 'sales-region'), input),
    ),
  };
}
