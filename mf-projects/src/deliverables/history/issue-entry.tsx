import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { type DocumentIssue, type IssuedDocument, SUBMITTAL_STATUSES } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { DELIVERABLES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button, makeStyles, tokens, useArePricesShown, usePlatform } from '@specbuilder/shared-ui/core';
import { Badge, Spinner } from '@specbuilder/shared-ui/data';
import { useMutation } from '@specbuilder/shared-ui/query';
import { HISTORY_MESSAGES as MESSAGES } from '../../messages/history.generated.ts';
import { PROJECT_FACTS_MESSAGES } from '../../messages/project-facts.generated.ts';
import { saveFile } from '../save-file.ts';

interface IssueEntryProps {
  readonly projectId: string;
  readonly issue: DocumentIssue;
}

/** Documents that were issued together: when and by whom, of which revision, and who got them. */
export function IssueEntry({ projectId, issue }: IssueEntryProps) {
  const styles = useStyles();
  const { issuedOnUtc, issuedBy, documents, recipients } = issue;
  const when = formatInstant(issuedOnUtc, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <article className={styles.entry} aria-label={MESSAGES.issueOf({ when })}>
      <h3 className={styles.title}>{when}</h3>
      <p className={styles.facts}>{factsOf(issue, issuedBy)}</p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.documentId}>
            <DocumentButton projectId={projectId} document={document} />
          </li>
        ))}
      </ul>
      {recipients.length === 0 ? (
        <p className={styles.facts}>{MESSAGES.noRecipient}</p>
      ) : (
        <ul className={styles.list} aria-label={MESSAGES.recipients}>
          {recipients.map(({ address, state }, place) => (
            <li key={place} className={styles.recipient}>
              <span className={styles.address}>{address ?? MESSAGES.formerRecipient}</span>
              {state !== null && (
                <Badge appearance="tint" color={COLORS[state]}>
                  {MESSAGES.states[state]}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

const COLORS = { kept: 'informative', waiting: 'informative', sent: 'success', failed: 'danger' } as const;

function factsOf(
  { revision, isChangedSince, submittalNumber, submittalRevision, status }: DocumentIssue,
  by: string | null,
) {
  const known = SUBMITTAL_STATUSES.find((value) => value === status);
  return [
    MESSAGES.by({ name: by ?? MESSAGES.formerUser }),
    revision === null
      ? MESSAGES.noRevision
      : (isChangedSince ? MESSAGES.revisionChanged : MESSAGES.revision)({ revision }),
    ...(submittalNumber ? [MESSAGES.submittal({ number: submittalNumber })] : []),
    ...(submittalRevision ? [MESSAGES.submittalRevision({ revision: submittalRevision })] : []),
    ...(known === undefined ? [] : [PROJECT_FACTS_MESSAGES.statuses[known]]),
  ].join(' · ');
}

interface DocumentButtonProps {
  readonly projectId: string;
  readonly document: IssuedDocument;
}

function DocumentButton({ projectId, document }: DocumentButtonProps) {
  const styles = useStyles();
  const { documentId, name, size, type, contentHash } = document;
  const { api, toasts } = usePlatform();
  const arePricesShown = useArePricesShown();
  const { mutate, isPending } = useMutation({
    retry: false,
    mutationFn: async () => saveFile(await api.deliverables.issuedFile({ projectId, documentId }), name),
    onError: (error) => {
      const text = errorMessageOf(error);
      void toasts.show({ kind: 'error', title: MESSAGES.notOpened({ name }), text, durationMs: TOAST_MS.failure });
    },
  });
  const hasPrices = DELIVERABLES.some((deliverable) => deliverable.type === type && 'hasPrices' in deliverable);
  if (hasPrices && !arePricesShown) return <span className={styles.facts}>{MESSAGES.hidden}</span>;
  return (
    <Button
      appearance="subtle"
      className={styles.document}
      icon={isPending ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
      disabledFocusable={isPending}
      title={MESSAGES.hash({ hash: contentHash })}
      onClick={() => mutate()}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{MESSAGES.size({ kilobytes: Math.max(1, Math.round(size / 1000)) })}</span>
    </Button>
  );
}

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  facts: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  recipient: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minHeight: '28px',
  },
  address: { minWidth: 0, overflowWrap: 'anywhere' },
  document: {
    justifyContent: 'flex-start',
    width: '100%',
    minWidth: 0,
    paddingLeft: 0,
    fontWeight: tokens.fontWeightRegular,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' },
  size: {
    marginLeft: 'auto',
    paddingLeft: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});
