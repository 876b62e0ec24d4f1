import type { Api } from '../../core/index.ts';

/** The default of A-099: visits are written to the log, where they can be analysed further. */
export function analyticsRoutes(api: Api) {
  return {
    record: api.analytics.record.handler(({ input, context }) => {
      for (const record of input.records)
        context.log.info({ visit: record, brand: context.manufacturerLabelId }, 'visit');
    }),
  };
}
