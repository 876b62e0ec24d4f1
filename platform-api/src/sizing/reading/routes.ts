import type { Catalogues } from '../../catalogue/index.ts';
import type { Api } from '../../core/index.ts';
import type { LocationService } from '../../places/index.ts';
import { dutyResponse } from './duty-response.ts';
import { scheduleResponse } from './schedule-response.ts';
import { fileOfRequest, readSheets } from './sheets.ts';
import { withFans } from './with-fans.ts';

/** Reads schedules and single lines. Nothing is stored. */
export function readingRoutes(api: Api, location: LocationService, catalogues: Catalogues) {
  const { schedule, duty } = api.reading;
  return {
    schedule: schedule.handler(async ({ input, context }) => {
      const sheets = readSheets((await fileOfRequest(context.request)) ?? input.text);
      const response = scheduleResponse(sheets);
      const { searchParams } = new URL(context.request.url, 'http://server.invalid');
      if (searchParams.get('size') !== 'true') return response;
      const rows = sheets.flatMap((sheet) => sheet.schedule.rows);
      return withFans(response, rows, catalogues.today(context.manufacturerLabelId), location);
    }),
    duty: duty.handler(({ input }) => dutyResponse(input.text, location)),
  };
}
