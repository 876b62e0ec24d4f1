import { type Project, projectName } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import * as z from 'zod/mini';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';

const renameSchema = z.object({ projectName });

interface RenameFormProps {
  readonly project: Project;
  readonly onDone: () => void;
}

/** The project's name in place; Escape leaves it as it was. */
export function RenameForm({ project, onDone }: RenameFormProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { projectId, rowVersion } = project;
  const form = useContractForm({
    schema: renameSchema,
    values: { projectName: decodeProjectName(project.displayName) },
    submit: async (values) => {
      const renamed = await platform.api.projects.rename({ projectId, projectName: values.projectName, rowVersion });
      cache.setQueryData(platform.apiQueries.projects.read.queryKey({ input: { projectId } }), renamed);
      await cache.invalidateQueries({ queryKey: platform.apiQueries.projectStubs.key() });
      platform.bus.publish('project-updated', { projectId, changed: ['name'] });
      onDone();
    },
    onRefused: (error) => {
      const title = modelStateMessage(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.project });
    },
  });
  return (
    <ContractFormView form={form} label={DASHBOARD_TEXTS.rename} className={styles.form}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut beside the Cancel button */}
      <div className={styles.field} onKeyDown={(event) => event.key === 'Escape' && onDone()}>
        <TextField name="projectName" label={DASHBOARD_TEXTS.projectName} maxLength={100} autoComplete="off" />
      </div>
      <Button type="submit" appearance="primary">
        {DASHBOARD_TEXTS.saveName}
      </Button>
      <Button onClick={onDone}>{DASHBOARD_TEXTS.cancel}</Button>
    </ContractFormView>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalS, flexGrow: 1 },
  field: { flexGrow: 1, maxWidth: '420px' },
});
