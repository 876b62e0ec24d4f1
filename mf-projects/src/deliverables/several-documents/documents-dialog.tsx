import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { SendRegular } from '@fluentui/react-icons/headless/svg/send';
import { MAX_DELIVERABLE_ITEMS, type Project } from '@specbuilder/shared-contracts/api';
import { decodeProjectName, type FileFormat, type GeneratedDeliverable } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { MessageBar, MessageBarBody, Spinner } from '@specbuilder/shared-ui/data';
import { ClosableDialog } from '@specbuilder/shared-ui/overlay';
import { useState } from 'react';
import { DELIVERABLES_MESSAGES } from '../../messages/deliverables.generated.ts';
import { SEVERAL_DOCUMENTS_MESSAGES as MESSAGES } from '../../messages/several-documents.generated.ts';
import { useMayChange } from '../../project-data/project-role/use-may-change.ts';
import { typedParts } from '../../sharing/share-project/recipients.ts';
import { OpenPoints } from '../generator/open-points.tsx';
import type { Choices } from '../generator/use-choices.ts';
import type { Downloads } from '../use-downloads.ts';
import { type ChosenKinds, KindsList } from './kinds-list.tsx';
import { type MailEntries, MailFields, type MailFieldsProps, recipientsProblem } from './mail-fields.tsx';
import { useIssue } from './use-issue.ts';

interface DocumentsDialogProps {
  readonly project: Project;
  readonly offered: readonly GeneratedDeliverable[];
  /** Chosen at first, with its file. */
  readonly first: readonly (readonly [GeneratedDeliverable, FileFormat])[];
  /** What all documents are made with. */
  readonly choices: Choices;
  readonly downloads: Downloads;
  readonly hindranceOf: (deliverable: GeneratedDeliverable) => string | null;
  readonly onClose: () => void;
}

/** Several documents in one go: downloaded, or issued, which keeps them and mails them. */
export default function DocumentsDialog(props: DocumentsDialogProps) {
  const { project, offered, first, choices, downloads, hindranceOf, onClose } = props;
  const { selection, quoted, made } = choices;
  const styles = useStyles();
  const mayChange = useMayChange(project);
  const [kinds, setKinds] = useState<ChosenKinds>(() => new Map(first));
  const [entries, setEntries] = useState<MailEntries>(() => ({ ...EMPTY, subject: subjectOf(project) }));
  const [isChecked, setChecked] = useState(false);
  const { issue, isBusy, problem } = useIssue(project.projectId, onClose);
  const possible = offered.filter((deliverable) => kinds.has(deliverable) && hindranceOf(deliverable) === null);
  const documents = possible.map((deliverable) => ({
    ...made,
    deliverable,
    format: kinds.get(deliverable) ?? deliverable.formats[0],
  }));
  const items = made.itemIds.length;
  const isPossible = documents.length > 0 && items > 0 && items <= MAX_DELIVERABLE_ITEMS && !isBusy;
  const isLoading = documents.some(({ deliverable }) => downloads.isBusy(deliverable));
  const recipients = typedParts(entries.recipients);
  const isSent = entries.isMailed && recipients.length > 0;
  const start = () => {
    if (documents.some(({ deliverable }) => 'hasPrices' in deliverable)) quoted.keep();
  };
  const send = () => {
    setChecked(true);
    if (recipientsProblem(entries.recipients) !== null) return;
    start();
    const { isMailed, subject, message } = entries;
    issue({ choices: documents, mailing: { recipients, isMailed, subject, message } });
  };
  return (
    <ClosableDialog
      title={MESSAGES.title}
      closeLabel={MESSAGES.close}
      onClose={onClose}
      className={styles.surface}
      contentClassName={styles.content}
      actions={
        <>
          <Button
            className={styles.action}
            icon={isLoading ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
            disabledFocusable={!isPossible || isLoading}
            onClick={() => {
              start();
              downloads.startAll(documents);
            }}
          >
            {MESSAGES.download({ count: documents.length })}
          </Button>
          {mayChange && (
            <Button
              appearance="primary"
              className={styles.action}
              icon={isBusy ? <Spinner size="tiny" /> : <SendRegular />}
              disabledFocusable={!isPossible}
              onClick={send}
            >
              {isBusy ? MESSAGES.issuing : isSent ? MESSAGES.issueAndSend : MESSAGES.issue}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>{MESSAGES.lead({ count: items })}</p>
      <KindsList
        offered={offered}
        chosen={kinds}
        onChange={setKinds}
        isBusy={(deliverable) => downloads.isBusy(deliverable) || (isBusy && possible.includes(deliverable))}
        hindranceOf={hindranceOf}
      />
      <OpenPoints items={selection.items.filter(({ projectItemId }) => selection.chosen.has(projectItemId))} />
      {mayChange && <Mailing entries={entries} isChecked={isChecked} onChange={setEntries} />}
      <Problems isTooMany={items > MAX_DELIVERABLE_ITEMS} problem={problem} />
    </ClosableDialog>
  );
}

interface ProblemsProps {
  readonly isTooMany: boolean;
  /** Why nothing was issued; null for none. */
  readonly problem: string | null;
}

function Problems({ isTooMany, problem }: ProblemsProps) {
  return (
    <>
      {isTooMany && <p role="status">{DELIVERABLES_MESSAGES.tooManyText({ most: MAX_DELIVERABLE_ITEMS })}</p>}
      {problem !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{MESSAGES.failed({ problem })}</MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

/** What issuing means, and who gets the documents. */
function Mailing(props: MailFieldsProps) {
  const styles = useStyles();
  return (
    <section className={styles.mail} aria-label={MESSAGES.issue}>
      <h3 className={styles.heading}>{MESSAGES.issue}</h3>
      <p className={styles.lead}>{MESSAGES.keptSevenYears}</p>
      <MailFields {...props} />
    </section>
  );
}

const EMPTY: MailEntries = { recipients: '', isMailed: true, subject: '', message: '' };

function subjectOf({ displayName }: Project): string {
  return MESSAGES.subjectOf({ project: decodeProjectName(displayName) });
}

const useStyles = makeStyles({
  surface: { maxWidth: 'min(37.5rem, 100%)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  action: { whiteSpace: 'nowrap' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
  mail: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
});
