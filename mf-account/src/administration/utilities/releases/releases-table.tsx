import type { ReleasedRemote } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { ADMIN_REMOTES_MESSAGES as MESSAGES } from '../../../messages/admin-remotes.generated.ts';

type Release = ReleasedRemote['releases'][number];

interface ReleasesTableProps {
  readonly remote: ReleasedRemote;
  readonly onActivate: (version: string) => void;
}

/** Versions of an area, newest first. */
export function ReleasesTable({ remote, onActivate }: ReleasesTableProps) {
  return (
    <DataGrid
      label={MESSAGES.table({ title: remote.title })}
      columns={columns(remote.title, onActivate)}
      rows={remote.releases}
      rowId={({ version }) => version}
      navigation="controls"
      rowSize="dense"
      card={(release) => <Entry release={release} title={remote.title} onActivate={onActivate} />}
      isBare
    />
  );
}

/** Made with each drawing, so that the heads follow the language. */
function columns(title: string, onActivate: (version: string) => void): readonly GridColumn<Release>[] {
  return [
    { id: 'version', label: MESSAGES.release, cell: ({ version }) => version },
    {
      id: 'published',
      label: MESSAGES.published,
      cell: ({ publishedAt }) => timeText(publishedAt),
    },
    { id: 'state', label: MESSAGES.state, cell: stateText },
    {
      id: 'activate',
      label: MESSAGES.activate,
      isLabelHidden: true,
      isNumeric: true,
      cell: (release) => <ActivateButton release={release} title={title} onActivate={onActivate} />,
    },
  ];
}

interface EntryProps extends Pick<ReleasesTableProps, 'onActivate'> {
  readonly release: Release;
  readonly title: string;
}

function ActivateButton({ release: { version, state, isServed }, title, onActivate }: EntryProps) {
  if (state === 'active' || !isServed) return null;
  return (
    <Button size="small" aria-label={MESSAGES.activateOf({ version, title })} onClick={() => onActivate(version)}>
      {MESSAGES.activate}
    </Button>
  );
}

function Entry(props: EntryProps) {
  const styles = useStyles();
  const { version, publishedAt } = props.release;
  return (
    <div className={styles.card}>
      <span className={styles.lines}>
        <span className={styles.name}>{version}</span>
        <span className={styles.quiet}>{`${stateText(props.release)} · ${timeText(publishedAt)}`}</span>
      </span>
      <ActivateButton {...props} />
    </div>
  );
}

function timeText(publishedAt: string): string {
  return formatInstant(publishedAt, { dateStyle: 'medium', timeStyle: 'short' });
}

function stateText({ state, isServed }: Release): string {
  const { active, knownGood, abandoned, published } = MESSAGES.states;
  const text = { active, published, 'known-good': knownGood, 'given-up': abandoned }[state];
  return isServed ? text : `${text}, ${MESSAGES.notServed}`;
}

const useStyles = makeStyles({
  card: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  lines: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});
