import type { Api } from '../http/api.ts';
import { addRemoteRecords } from './store.ts';

export function telemetryRoutes(api: Api) {
  return {
    remotes: api.telemetry.remotes.handler(({ input, context }) => {
      // Failures also go to the log, where whoever runs the server looks first.
      for (const record of input.records) if (record.code !== 'loaded') context.log.warn({ record }, 'remote failed');
      return context.write((unit) => addRemoteRecords(unit.tx, unit.manufacturerLabelId, input.records));
    }),
  };
}
