import { DIAGNOSTICS_TEXTS } from '../../words/diagnostics.generated.ts';
import { DataCard } from './data-card.tsx';
import type { RemoteState } from './remote-states.ts';

const columns = () => [
  DIAGNOSTICS_TEXTS.remote,
  DIAGNOSTICS_TEXTS.running,
  DIAGNOSTICS_TEXTS.published,
  DIAGNOSTICS_TEXTS.platform,
  DIAGNOSTICS_TEXTS.federationName,
  DIAGNOSTICS_TEXTS.loadTime,
  DIAGNOSTICS_TEXTS.state,
];

/** What runs against what is meant to run. */
export function RegistryCard({ states }: { readonly states: readonly RemoteState[] }) {
  return (
    <DataCard
      title={DIAGNOSTICS_TEXTS.registry}
      columns={columns()}
      figures={[DIAGNOSTICS_TEXTS.loadTime]}
      rows={states.map((state) => ({ id: state.remote.name, cells: cellsOf(state) }))}
      empty={DIAGNOSTICS_TEXTS.noRecords}
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
  if (kind === 'fallback') return DIAGNOSTICS_TEXTS.fallback({ version: failure?.version ?? '' });
  if (kind === 'failed') return DIAGNOSTICS_TEXTS.failed({ code: failure?.code ?? '' });
  if (kind === 'notLoaded') return DIAGNOSTICS_TEXTS.notLoaded;
  return running === remote.active.version ? DIAGNOSTICS_TEXTS.loaded : DIAGNOSTICS_TEXTS.newer;
}
