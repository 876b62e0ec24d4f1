import type { ReleaseNote } from '@specbuilder/shared-contracts/api';
import { isNewerVersion } from '@specbuilder/shared-contracts/domain';
import {
  BREAKPOINTS,
  Button,
  EmptyState,
  makeStyles,
  SkeletonRows,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@specbuilder/shared-ui/core';
import { Select, Tab, TabList } from '@specbuilder/shared-ui/data';
import { useQuery } from '@specbuilder/shared-ui/query';
import { useEffect, useRef, useState } from 'react';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { RELEASE_MESSAGES } from '../../messages/release.generated.ts';
import { isFirstVisit, previousVersion, rememberSeen } from './release-check.ts';
import { ReleaseText, shownDay } from './release-text.tsx';

type ReleasePorts = 'api' | 'apiQueries' | 'browserStorage' | 'log' | 'settings';
type ReleaseNotesProps = FeaturePanelProps<'release-notes', ReleasePorts>;

/** What came with each version, newest first; dots mark what the visitor has not seen. */
export default function ReleaseNotesPanel({ ports, panelProps, onClose }: ReleaseNotesProps) {
  const styles = useStyles();
  const { data: notes, isPending } = useReleaseNotes(ports);
  const [previous] = useState(() =>
    isFirstVisit(ports.browserStorage) ? null : previousVersion(ports.browserStorage),
  );
  const isUnseen = ({ version }: ReleaseNote) => previous !== null && isNewerVersion(version, previous);
  const newest = notes?.[0]?.version;
  useEffect(() => {
    // What is shown now counts from the next look on; the closed frame may keep its content for a while.
    if (newest !== undefined) rememberSeen(ports.browserStorage, newest);
  }, [newest, ports.browserStorage]);
  const unseen = notes?.filter(isUnseen).length ?? 0;
  if (isPending) return <SkeletonRows rows={6} rowHeightPx={44} />;
  return (
    <div className={styles.panel}>
      {unseen > 0 && <p className={styles.since}>{RELEASE_MESSAGES.sinceLastVisit({ count: unseen })}</p>}
      {notes === undefined || notes.length === 0 ? (
        <EmptyState
          title={RELEASE_MESSAGES.none}
          text={RELEASE_MESSAGES.version({ version: ports.settings.get().app.version })}
        />
      ) : (
        <Notes notes={notes} first={panelProps.versionId} isUnseen={isUnseen} />
      )}
      <div className={styles.foot}>
        <Button appearance="primary" onClick={() => onClose(null)}>
          {RELEASE_MESSAGES.close}
        </Button>
      </div>
    </div>
  );
}

/** A failure is logged and counts as no notes (REL-012); nothing is cached, so that each look is a fresh one (REL-011). */
function useReleaseNotes({ api, apiQueries, log }: Pick<Ports, 'api' | 'apiQueries' | 'log'>) {
  return useQuery({
    queryKey: [...apiQueries.releases.list.key(), 'panel'],
    gcTime: 0,
    queryFn: () =>
      api.releases.list().catch((error: unknown): ReleaseNote[] => {
        log.error('Release notes did not load', error);
        return [];
      }),
  });
}

interface NotesProps {
  readonly notes: readonly ReleaseNote[];
  /** Id of the release to begin with; the newest without one. */
  readonly first: string | undefined;
  readonly isUnseen: (note: ReleaseNote) => boolean;
}

function Notes({ notes, first, isUnseen }: NotesProps) {
  const styles = useStyles();
  const [chosen, setChosen] = useState(first);
  const note = notes.find(({ versionId }) => versionId === chosen) ?? notes[0];
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus(), []);
  if (note === undefined) return null;
  return (
    <div className={styles.columns}>
      {isPhone ? (
        <Select
          aria-label={RELEASE_MESSAGES.releases}
          value={note.versionId}
          onChange={(_, { value }) => setChosen(value)}
        >
          {notes.map(({ versionId, version, date }) => (
            <option key={versionId} value={versionId}>
              {`${version}, ${shownDay(date)}`}
            </option>
          ))}
        </Select>
      ) : (
        <TabList
          ref={list}
          vertical
          selectTabOnFocus
          aria-label={RELEASE_MESSAGES.releases}
          selectedValue={note.versionId}
          onTabSelect={(_, { value }) => setChosen(String(value))}
          className={styles.list}
        >
          {notes.map((item) => (
            <Tab key={item.versionId} value={item.versionId} id={`release-${item.versionId}`} className={styles.tab}>
              <span className={styles.version}>{item.version}</span>
              <span className={styles.day}>{shownDay(item.date)}</span>
              {isUnseen(item) && (
                <span className={styles.dot}>
                  <VisuallyHidden>{RELEASE_MESSAGES.isNew}</VisuallyHidden>
                </span>
              )}
            </Tab>
          ))}
        </TabList>
      )}
      <ReleaseText note={note} />
    </div>
  );
}

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0 },
  since: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  columns: {
    display: 'grid',
    gridTemplateColumns: '180px 1fr',
    gap: tokens.spacingHorizontalXL,
    minHeight: 0,
    maxHeight: '60vh',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639.98px)': { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
  },
  list: {
    overflowY: 'auto',
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground2,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: { position: 'relative', textAlign: 'start' },
  version: { display: 'block', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  day: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  dot: {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalS,
    top: '50%',
    width: '6px',
    height: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandForeground1,
  },
  foot: {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});
