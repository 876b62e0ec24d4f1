import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import { Button, EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useState } from 'react';
import { Time } from '../customer-activity/activity-table.tsx';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';
import { NoteForm } from './note-form.tsx';
import { useNotes } from './use-notes.ts';

interface NotesTabProps {
  readonly userId: string;
  /** What is written and not saved; it stays while other tabs are looked at. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
}

/** What staff wrote down about the customer, the newest first. */
export function NotesTab({ userId, draft, onDraft }: NotesTabProps) {
  const styles = useStyles();
  const { notes, add, change, remove } = useNotes(userId);
  async function addDraft(text: string): Promise<boolean> {
    const isAdded = await add(text);
    if (isAdded) onDraft('');
    return isAdded;
  }
  return (
    <>
      <NoteForm
        label={MESSAGES.newNote}
        hint={MESSAGES.noteHint}
        text={draft}
        onText={onDraft}
        onSave={addDraft}
        saveLabel={MESSAGES.addNote}
      />
      {notes.isPending && <SkeletonRows rows={2} rowHeightPx={64} />}
      {notes.isError && <LoadFailure {...listFailure(notes.error, () => void notes.refetch())} />}
      {notes.data?.notes.length === 0 && <EmptyState title={MESSAGES.noNotes} />}
      <ul className={styles.list} aria-label={MESSAGES.tabs.notes}>
        {notes.data?.notes.map((note) => (
          <Note key={note.id} note={note} onChange={change} onRemove={remove} />
        ))}
      </ul>
    </>
  );
}

interface NoteProps {
  readonly note: CustomerNote;
  readonly onChange: (noteId: string, text: string) => Promise<boolean>;
  readonly onRemove: (noteId: string) => Promise<void>;
}

function Note({ note, onChange, onRemove }: NoteProps) {
  const styles = useStyles();
  const [edited, setEdited] = useState<string | null>(null);
  const { id, text, author, createdOnUtc, changedOnUtc, isOwn } = note;
  const by = author ?? MESSAGES.formerUser;
  async function save(changed: string): Promise<boolean> {
    const isSaved = await onChange(id, changed);
    if (isSaved) setEdited(null);
    return isSaved;
  }
  return (
    <li className={styles.note}>
      <span className={styles.by}>
        <strong>{by}</strong> <Time at={createdOnUtc} /> {changedOnUtc !== null && MESSAGES.edited}
      </span>
      {edited === null ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <NoteForm label={MESSAGES.note} text={edited} onText={setEdited} onSave={save} saveLabel={MESSAGES.save}>
          <Button onClick={() => setEdited(null)}>{MESSAGES.cancel}</Button>
        </NoteForm>
      )}
      {isOwn && edited === null && (
        <div className={styles.actions}>
          <Button size="small" appearance="subtle" onClick={() => setEdited(text)}>
            {MESSAGES.edit}
          </Button>
          <Button size="small" appearance="subtle" onClick={() => void onRemove(id)}>
            {MESSAGES.delete}
          </Button>
        </div>
      )}
    </li>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: `${tokens.spacingVerticalL} 0 0`,
    padding: 0,
    listStyle: 'none',
  },
  note: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    maxWidth: '720px',
    paddingBottom: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  by: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // The labels begin where the text above them does.
  actions: { display: 'flex', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
});
