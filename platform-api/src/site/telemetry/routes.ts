import type { Api } from '../../core/index.ts';
import type { ReleaseHealth } from '../remotes/release-health.ts';
import { addRemoteRecords } from './store.ts';

const WENT_WELL = ['loaded', 'mounted'];

export function telemetryRoutes(api: Api, health: ReleaseHealth) {
  return {
    remotes: api.telemetry.remotes.handler(({ input, context }) => {
      // Failures also go to the log, where operators look first.
      for (const record of input.records) {
        if (!WENT_WELL.includes(record.code)) context.log.warn({ record }, 'remote failed');
      }
      health.note(input.records, context.request.ip);
      return context.write((unit) => addRemoteRecords(unit.tx, unit.manufacturerLabelId, input.records));
    }),
  };
}
