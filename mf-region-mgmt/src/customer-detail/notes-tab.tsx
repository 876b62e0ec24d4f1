import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import { Button, EmptyState, LoadFailure, makeStyles, SkeletonRows, tokens } from '@specbuilder/shared-ui/core';
import { listFailure } from '@specbuilder/shared-ui/paging';
import { useState } from 'react';
import { Time } from '../customer-activity/activity-table.tsx';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';
import { NoteForm } from './note-form.tsx';
import { ShowOlder } from './show-older.tsx';
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
  const { list, add, change, remove } = useNotes(userId);
  const { rows, error, retry } = list;
  return (
    <>
      <NoteForm
        label={MESSAGES.newNote}
        hint={MESSAGES.noteHint}
        text={draft}
        onText={onDraft}
        onSave={add}
        saveLabel={MESSAGES.addNote}
      />
      {rows === undefined && error === null && <SkeletonRows rows={2} rowHeightPx={64} />}
      {rows?.length === 0 && <EmptyState title={MESSAGES.noNotes} />}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.list} aria-label={MESSAGES.tabs.notes}>
          {rows.map((note) => (
            <Note key={note.id} note={note} onChange={change} onRemove={remove} />
          ))}
        </ul>
      )}
      {error === null ? <ShowOlder list={list} /> : <LoadFailure {...listFailure(error, retry)} />}
    </>
  );
}

interface NoteProps {
  readonly note: CustomerNote;
  readonly onChange: (noteId: string, text: string) => Promise<void>;
  readonly onRemove: (noteId: string) => Promise<void>;
}

function Note({ note, onChange, onRemove }: NoteProps) {
  const styles = useStyles();
  const [isEdited, setEdited] = useState(false);
  const { id, text, author, createdOnUtc, changedOnUtc } = note;
  const by = author ?? MESSAGES.formerUser;
  async function save(changed: string): Promise<void> {
    await onChange(id, changed);
    setEdited(false);
  }
  return (
    <li className={styles.note}>
      <span className={styles.by}>
        <strong>{by}</strong> <Time at={createdOnUtc} /> {changedOnUtc !== null && MESSAGES.edited}
      </span>
      {isEdited ? (
        <NoteForm label={MESSAGES.note} text={text} onSave={save} saveLabel={MESSAGES.save}>
          <Button onClick={() => setEdited(false)}>{MESSAGES.cancel}</Button>
        </NoteForm>
      ) : (
        <>
          <p className={styles.text}>{text}</p>
          <NoteActions note={note} onEdit={() => setEdited(true)} onRemove={() => void onRemove(id)} />
        </>
      )}
    </li>
  );
}

interface NoteActionsProps {
  readonly note: Pick<CustomerNote, 'isOwn' | 'isDeletable'>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Its author changes a note; its author and administrators delete it. */
function NoteActions({ note: { isOwn, isDeletable }, onEdit, onRemove }: NoteActionsProps) {
  const styles = useStyles();
  if (!isOwn && !isDeletable) return null;
  return (
    <div className={styles.actions}>
      {isOwn && (
        <Button size="small" appearance="subtle" onClick={onEdit}>
          {MESSAGES.edit}
        </Button>
      )}
      {isDeletable && (
        <Button size="small" appearance="subtle" onClick={onRemove}>
          {MESSAGES.delete}
        </Button>
      )}
    </div>
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
  actions: {
    display: 'flex',
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    '& > button': { minWidth: 0 },
  },
});
