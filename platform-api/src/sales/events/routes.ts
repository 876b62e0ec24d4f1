import { type Catalogues, categoryNames } from '../../catalogue/index.ts';
import { type Api, type Database, visibleOf } from '../../core/index.ts';
import { readSummaryReport, readTrendReport } from './reports.ts';
import { readEventLog } from './service.ts';

export function eventsRoutes(api: Api, db: Database, catalogues: Catalogues) {
  return {
    salesRegionEvents: api.events.salesRegionEvents.handler(({ input, context }) =>
      readEventLog(db, visibleOf(context, 'sales-region'), input),
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
