import { DocumentArrowUpRegular } from '@fluentui/react-icons/headless/svg/document-arrow-up';
import { Button, makeStyles, mergeClasses, tokens } from '@specbuilder/shared-ui/core';
import { type DragEvent, useRef, useState } from 'react';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';

interface ChooseFileProps {
  readonly hasFile: boolean;
  readonly onFile: (file: File) => void;
}

/** A file is dropped, or chosen with the dialog of the system. */
export function ChooseFile({ hasFile, onFile }: ChooseFileProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file !== undefined) onFile(file);
    // The same file again is a new try.
    if (input.current) input.current.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first.
    <div
      className={mergeClasses(styles.zone, hasFile && styles.small, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {!hasFile && <DocumentArrowUpRegular className={styles.icon} aria-hidden />}
      {!hasFile && <span>{IMPORT_PROJECT_MESSAGES.drop}</span>}
      <Button appearance={hasFile ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {hasFile ? IMPORT_PROJECT_MESSAGES.another : IMPORT_PROJECT_MESSAGES.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={IMPORT_PROJECT_MESSAGES.file}
        onChange={(event) => take(event.currentTarget.files)}
      />
    </div>
  );
}

const useStyles = makeStyles({
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  small: { alignItems: 'flex-start', padding: 0, border: 'none' },
  over: { backgroundColor: tokens.colorSubtleBackgroundHover },
  icon: { fontSize: '40px', color: tokens.colorNeutralForeground3 },
});
