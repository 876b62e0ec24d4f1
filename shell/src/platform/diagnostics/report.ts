import type { RemoteRecord, Settings } from '@specbuilder/shared-contracts/api';
import type { HubRecord } from '@specbuilder/shared-contracts/events';
import { DIAGNOSTICS_MESSAGES } from '../../messages/diagnostics.generated.ts';
import { maskedPayload } from './masked-payload.ts';
import type { RemoteState } from './remote-states.ts';

interface ReportParts {
  readonly settings: Settings;
  readonly states: readonly RemoteState[];
  readonly records: readonly RemoteRecord[];
  readonly facts: readonly HubRecord[];
}

export function summaryOf({ manufacturer, app }: Settings): string {
  const { name, version, environment } = app;
  const brand = `${manufacturer.manufacturerLabelId} ${manufacturer.brandName}`;
  return DIAGNOSTICS_MESSAGES.summary({ name, version, environment, brand });
}

/** Everything the page shows as plain text, for a ticket. */
export function reportText({ settings, states, records, facts }: ReportParts): string {
  return [
    summaryOf(settings),
    '',
    DIAGNOSTICS_MESSAGES.registry,
    ...states.map(({ remote, running, kind }) =>
      [remote.name, running ?? '-', remote.active.version, remote.active.federationName, kind].join('\t'),
    ),
    '',
    DIAGNOSTICS_MESSAGES.records,
    ...records.map(({ at, code, remote, version, durationMs, message }) =>
      [at, code, `${remote} ${version}`, durationMs, message].join('\t'),
    ),
    '',
    DIAGNOSTICS_MESSAGES.busLog,
    ...facts.map(({ envelope: { at, name, source, payload }, listeners }) =>
      [at, name, source, listeners, maskedPayload(payload)].join('\t'),
    ),
  ].join('\n');
}
