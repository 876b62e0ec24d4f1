import type { Revision } from '@specbuilder/shared-contracts/api';
import { Button, EmptyState, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Badge } from '@specbuilder/shared-ui/data';
import { REVISIONS_MESSAGES } from '../../messages/revisions.generated.ts';
import { revisionFacts, revisionName } from './revision-name.ts';

interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** The one that the project is of. */
  readonly currentId: string | null;
  readonly onCompare: (revision: Revision) => void;
  /** Null for who may not change the project. */
  readonly onGoBack: ((revision: Revision) => void) | null;
}

/** All revisions, the newest first. */
export function RevisionList({ revisions, ...rest }: RevisionListProps) {
  const styles = useStyles();
  if (revisions.length === 0) return <EmptyState title={REVISIONS_MESSAGES.none} text={REVISIONS_MESSAGES.noneText} />;
  return (
    <ol className={styles.list} aria-label={REVISIONS_MESSAGES.list}>
      {revisions.map((revision) => (
        <RevisionRow key={revision.revisionId} revision={revision} {...rest} />
      ))}
    </ol>
  );
}

interface RevisionRowProps extends Omit<RevisionListProps, 'revisions'> {
  readonly revision: Revision;
}

function RevisionRow({ revision, currentId, onCompare, onGoBack }: RevisionRowProps) {
  const styles = useStyles();
  const { revisionId, number, name, note } = revision;
  const called = revisionName(revision);
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden>
        {number ?? '–'}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {name === null ? called : `${called}: ${name}`}
          {revisionId === currentId && (
            <Badge appearance="tint" color="brand">
              {REVISIONS_MESSAGES.current}
            </Badge>
          )}
        </span>
        <span className={styles.facts}>{revisionFacts(revision)}</span>
        {note !== null && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label={REVISIONS_MESSAGES.compareNamed({ revision: called })}
          onClick={() => onCompare(revision)}
        >
          {REVISIONS_MESSAGES.compare}
        </Button>
        {onGoBack !== null && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={REVISIONS_MESSAGES.goBackNamed({ revision: called })}
            onClick={() => onGoBack(revision)}
          >
            {REVISIONS_MESSAGES.goBack}
          </Button>
        )}
      </div>
    </li>
  );
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalMNudge,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 639.98px)': { gridTemplateColumns: '32px minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
  },
  number: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  words: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  facts: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  note: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    '@media (max-width: 639.98px)': { gridColumnStart: 2 },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
});
