import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { EditRegular } from '@fluentui/react-icons/headless/svg/edit';
import type { ImportedLine, ImportPreview } from '@specbuilder/shared-contracts/api';
import { MAX_PROJECT_NAME_LENGTH } from '@specbuilder/shared-contracts/domain';
import type { ProjectChoice } from '@specbuilder/shared-contracts/platform';
import { Button, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { Field, Input, MessageBar, MessageBarBody } from '@specbuilder/shared-ui/data';
import { useState } from 'react';
import { IMPORT_PROJECT_MESSAGES } from '../../messages/import-project.generated.ts';
import { ImportLines } from './import-lines.tsx';
import { Problem } from './problem.tsx';
import { type FileDocument, problemOf } from './read-file.ts';
import { useImport } from './use-import.ts';

interface ImportPreviewFormProps {
  readonly document: FileDocument;
  readonly preview: ImportPreview;
  readonly onImported: (choice: ProjectChoice) => void;
}

/** What the file becomes, before anything is imported. */
export function ImportPreviewForm({ document, preview, onImported }: ImportPreviewFormProps) {
  const styles = useStyles();
  const [name, setName] = useState(preview.projectName);
  const taking = useImport(document, onImported);
  const { items, buildingCount, fileName } = preview;
  const of = (verdict: ImportedLine['verdict']) => items.filter((item) => item.verdict === verdict);
  const [missing, changed, same] = [of('not-offered'), of('changed'), of('same')];
  const isRenamed = preview.projectName !== fileName && name === preview.projectName;
  return (
    <div className={styles.view}>
      {preview.isOtherBrand && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{otherBrand(preview)}</MessageBarBody>
        </MessageBar>
      )}
      <Field
        label={IMPORT_PROJECT_MESSAGES.name}
        hint={isRenamed ? IMPORT_PROJECT_MESSAGES.otherName({ name: fileName }) : null}
      >
        <Input
          value={name}
          maxLength={MAX_PROJECT_NAME_LENGTH}
          autoComplete="off"
          onChange={(_, { value }) => setName(value)}
        />
      </Field>
      <p className={styles.summary}>
        {IMPORT_PROJECT_MESSAGES.summary({ items: items.length, buildings: buildingCount })}
      </p>
      <ImportLines
        icon={DismissCircleRegular}
        title={IMPORT_PROJECT_MESSAGES.notOffered({ count: missing.length })}
        lines={missing}
        isOpen
      />
      <ImportLines
        icon={EditRegular}
        title={IMPORT_PROJECT_MESSAGES.changed({ count: changed.length })}
        lines={changed}
        isOpen
      />
      <ImportLines
        icon={CheckmarkCircleRegular}
        title={IMPORT_PROJECT_MESSAGES.same({ count: same.length })}
        lines={same}
        isOpen={false}
      />
      {taking.error && <Problem {...problemOf(taking.error, IMPORT_PROJECT_MESSAGES.importFailed)} />}
      <Button
        appearance="primary"
        disabledFocusable={taking.isPending || name.trim() === ''}
        onClick={() => taking.mutate(name.trim())}
      >
        {taking.isPending
          ? IMPORT_PROJECT_MESSAGES.importing
          : IMPORT_PROJECT_MESSAGES.import({ count: items.length - missing.length })}
      </Button>
    </div>
  );
}

function otherBrand({ fileBrand }: ImportPreview): string {
  return fileBrand === null
    ? IMPORT_PROJECT_MESSAGES.otherBrandUnknown
    : IMPORT_PROJECT_MESSAGES.otherBrand({ brand: fileBrand });
}

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  summary: { margin: 0, color: tokens.colorNeutralForeground2 },
});
