import { DIAGNOSTICS_MESSAGES } from '../../messages/diagnostics.generated.ts';
import { DataCard } from './data-card.tsx';
import type { RemoteState } from './remote-states.ts';

const columns = () => [
  DIAGNOSTICS_MESSAGES.remote,
  DIAGNOSTICS_MESSAGES.running,
  DIAGNOSTICS_MESSAGES.published,
  DIAGNOSTICS_MESSAGES.platform,
  DIAGNOSTICS_MESSAGES.federationName,
  DIAGNOSTICS_MESSAGES.loadTime,
  DIAGNOSTICS_MESSAGES.state,
];

/** What runs against what is meant to run. */
export function RegistryCard({ states }: { readonly states: readonly RemoteState[] }) {
  return (
    <DataCard
      title={DIAGNOSTICS_MESSAGES.registry}
      columns={columns()}
      numericColumns={[DIAGNOSTICS_MESSAGES.loadTime]}
      rows={states.map((state) => ({ id: state.remote.name, cells: cellsOf(state) }))}
      empty={DIAGNOSTICS_MESSAGES.noRecords}
    />
  );
}

function cellsOf(state: RemoteState) {
  const { remote, running, loadMs } = state;
  const isOther = running !== null && running !== remote.active.version;
  return [
    <strong key="name">{remote.name}</strong>,
    isOther ? <strong key="running">{running}</strong> : (running ?? '–'),
    remote.active.version,
    remote.platform,
    <code key="federation">{remote.active.federationName}</code>,
    loadMs ?? '–',
    wordsOf(state),
  ];
}

function wordsOf({ kind, failure, running, remote }: RemoteState): string {
  if (kind === 'fallback') return DIAGNOSTICS_MESSAGES.fallback({ version: failure?.version ?? '' });
  if (kind === 'failed') return DIAGNOSTICS_MESSAGES.failed({ code: failure?.code ?? '' });
  if (kind === 'notLoaded') return DIAGNOSTICS_MESSAGES.notLoaded;
  return running === remote.active.version ? DIAGNOSTICS_MESSAGES.loaded : DIAGNOSTICS_MESSAGES.newer;
}
