import { type Project, projectName } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import type { KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { listProject } from '../loaded-projects/listed-projects.ts';
import { hasFreeName } from '../project-changes/named-project.ts';
import { useNameInUse } from '../project-changes/use-name-in-use.ts';
import { DASHBOARD_TEXTS } from '../words/dashboard.generated.ts';

const renameSchema = z.object({ projectName });

interface RenameFormProps {
  readonly project: Project;
  readonly onDone: () => void;
}

/** The project's name in place; Escape leaves it as it was, wherever the focus is in it. */
export function RenameForm({ project, onDone }: RenameFormProps) {
  const styles = useStyles();
  const platform = usePlatform();
  const cache = useQueryClient();
  const { projectId, rowVersion } = project;
  const isInUse = useNameInUse(projectId);
  const form = useContractForm({
    schema: renameSchema.check(hasFreeName(isInUse)),
    values: { projectName: decodeProjectName(project.displayName) },
    submit: async (values) => {
      const renamed = await platform.api.projects.rename({ projectId, projectName: values.projectName, rowVersion });
      cache.setQueryData(platform.apiQueries.projects.read.queryKey({ input: { projectId } }), renamed);
      platform.currentProject.set(projectId, 'loaded');
      platform.bus.publish('project-updated', { projectId, changed: ['name'] });
      onDone();
      await listProject(platform, renamed);
    },
    onRefused: (error) => {
      platform.log.error('Project could not be renamed', error);
      const title = modelStateMessage(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.project });
    },
  });
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut beside the Cancel button
    <div className={styles.place} onKeyDown={leave}>
      <ContractFormView form={form} label={DASHBOARD_TEXTS.rename} className={styles.form}>
        <div className={styles.field}>
          <TextField name="projectName" label={DASHBOARD_TEXTS.projectName} maxLength={100} autoComplete="off" />
        </div>
        <Button type="submit" appearance="primary">
          {DASHBOARD_TEXTS.saveName}
        </Button>
        <Button onClick={onDone}>{DASHBOARD_TEXTS.cancel}</Button>
      </ContractFormView>
    </div>
  );
}

const useStyles = makeStyles({
  place: { flexGrow: 1, minWidth: 0 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, maxWidth: '420px' },
});
