import { ArrowLeftRegular } from '@fluentui/react-icons/headless/svg/arrow-left';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, SkeletonRows, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { useMutation } from '@specbuilder/shared-ui/query';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportPreviewForm } from './import-preview.tsx';
import { Problem } from './problem.tsx';
import { documentIn, problemOf } from './read-file.ts';

interface ImportProjectProps {
  readonly onImported: (choice: ProjectChoice) => void;
  readonly onCancel: () => void;
}

/** A project file becomes a project: chosen, looked at line by line, imported. */
export default function ImportProject({ onImported, onCancel }: ImportProjectProps) {
  const styles = useStyles();
  const { api } = usePlatform();
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const document = await documentIn(file);
      return { document, preview: await api.projects.file.preview({ document }) };
    },
  });
  const problem = reading.error ? problemOf(reading.error, IMPORT_PROJECT_MESSAGES.failed) : null;
  return (
    <div className={styles.view}>
      <div>
        <Button appearance="transparent" className={styles.back} icon={<ArrowLeftRegular />} onClick={onCancel}>
          {IMPORT_PROJECT_MESSAGES.back}
        </Button>
      </div>
      <h3 className={styles.title}>{IMPORT_PROJECT_MESSAGES.title}</h3>
      <p className={styles.lead}>{IMPORT_PROJECT_MESSAGES.lead}</p>
      {problem !== null && <Problem {...problem} />}
      <ChooseFile hasFile={reading.data !== undefined} onFile={(file) => reading.mutate(file)} />
      {reading.isPending && (
        <div role="status" aria-label={IMPORT_PROJECT_MESSAGES.reading}>
          <SkeletonRows rows={4} rowHeightPx={44} />
        </div>
      )}
      {reading.data !== undefined && (
        <ImportPreviewForm
          key={reading.submittedAt}
          document={reading.data.document}
          preview={reading.data.preview}
          onImported={onImported}
        />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  back: { minWidth: 0, paddingInline: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
});
