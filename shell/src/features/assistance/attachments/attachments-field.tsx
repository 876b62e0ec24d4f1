import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { ACCEPTED_FILES } from '@specbuilder/shared-contracts/api';
import { Link, makeStyles, mergeClasses, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { ATTACHMENT_MESSAGES } from '../../../messages/attachment.generated.ts';
import { AttachmentRow } from './attachment-row.tsx';
import type { Attachments } from './attachments.ts';

interface AttachmentsFieldProps {
  readonly attachments: Attachments;
  /** Null when signed in; guests have to sign in, since files belong to an account. */
  readonly onSignIn: (() => void) | null;
}

/** Attached files: dropped or chosen, each with its own progress. */
export function AttachmentsField({ attachments, onSignIn }: AttachmentsFieldProps) {
  const styles = useStyles();
  const list = useReadable(attachments.list);
  return (
    <section aria-label={ATTACHMENT_MESSAGES.label} className={styles.box}>
      {onSignIn === null ? (
        <DropZone onFiles={(files) => attachments.add(files)} />
      ) : (
        <div className={styles.zone}>
          <ArrowUploadRegular fontSize={24} className={styles.arrow} aria-hidden />
          <span>
            <Link inline onClick={onSignIn}>
              {ATTACHMENT_MESSAGES.signIn}
            </Link>{' '}
            {ATTACHMENT_MESSAGES.signInToAttach}
          </span>
        </div>
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((attachment) => (
            <AttachmentRow
              key={attachment.key}
              attachment={attachment}
              onRemove={() => attachments.remove(attachment.key)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function DropZone({ onFiles }: { readonly onFiles: (files: File[]) => void }) {
  const styles = useStyles();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.zone, styles.button, isOver && styles.over)}
        onClick={() => chooser.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <ArrowUploadRegular fontSize={24} className={styles.arrow} aria-hidden />
        <span className={styles.words}>
          <span>
            {ATTACHMENT_MESSAGES.drop} <span className={styles.choose}>{ATTACHMENT_MESSAGES.choose}</span>
          </span>
          <span className={styles.kinds}>{ATTACHMENT_MESSAGES.kinds}</span>
        </span>
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        data-testid="file-chooser"
        aria-label={ATTACHMENT_MESSAGES.choose}
        onChange={choose}
      />
    </>
  );
}

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  zone: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalM,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  button: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  over: { backgroundColor: tokens.colorBrandBackground2 },
  arrow: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column' },
  choose: { color: tokens.colorBrandForegroundLink },
  kinds: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  list: { listStyle: 'none', margin: 0, padding: 0 },
});
