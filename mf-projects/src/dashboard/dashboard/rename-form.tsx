import { type Project, projectName } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, errorMessageOf, statusOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, modelStateMessage, referenceOf, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, usePlatform } from '@specbuilder/shared-ui/core';
import { ContractFormView, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { type KeyboardEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { DASHBOARD_MESSAGES } from '../../messages/dashboard.generated.ts';
import { HEADER_MESSAGES } from '../../messages/header.generated.ts';
import { listProject } from '../../project-data/loaded-projects/listed-projects.ts';
import { hasFreeName } from '../../projects/project-changes/named-project.ts';
import { useNameInUse } from '../../projects/project-changes/use-name-in-use.ts';

const KEEP_MINE = 'keep-mine';
const TAKE_THEIRS = 'take-theirs';

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
  const { projectId } = project;
  // Others may rename it while this one types.
  const [first] = useState(() => decodeProjectName(project.displayName));
  const was = useRef(first);
  const isInUse = useNameInUse(projectId);
  const form = useContractForm({
    schema: renameSchema.check(hasFreeName(isInUse)),
    values: { projectName: first },
    submit: async (values) => {
      const renamed = await platform.api.projects.rename({
        projectId,
        projectName: values.projectName,
        was: was.current,
      });
      cache.setQueryData(platform.apiQueries.projects.read.queryKey({ input: { projectId } }), renamed);
      platform.currentProject.set(projectId, 'loaded');
      platform.bus.publish('project-updated', { projectId, changed: ['name'] });
      onDone();
      await listProject(platform, renamed);
    },
    onRejected: (error) => {
      if (statusOf(error) === 409) return void overtaken(error);
      platform.log.error('Project could not be renamed', error);
      const title = modelStateMessage(errorBodyOf(error));
      void platform.toasts.show({ kind: 'error', title, durationMs: TOAST_MS.project });
    },
  });
  /** Another user renamed it first: the typed name stays in the field. */
  const overtaken = async (error: unknown) => {
    const { current } = (errorBodyOf(error) ?? {}) as { readonly current?: Project };
    const { actionId } = await platform.toasts.show({
      kind: 'warning',
      title: errorMessageOf(error),
      ...referenceOf(error),
      durationMs: null,
      actions: [
        { id: KEEP_MINE, label: HEADER_MESSAGES.keepMine, ends: 'silently' },
        { id: TAKE_THEIRS, label: HEADER_MESSAGES.takeTheirs, ends: 'dismissed' },
      ],
    });
    if (current !== undefined) was.current = current.projectName;
    if (actionId === KEEP_MINE) form.onSubmit();
    if (actionId !== TAKE_THEIRS) return;
    await cache.invalidateQueries({ queryKey: platform.apiQueries.projects.read.queryKey({ input: { projectId } }) });
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut beside the Cancel button
    <div className={styles.place} onKeyDown={leave}>
      <ContractFormView form={form} label={DASHBOARD_MESSAGES.rename} className={styles.form}>
        <div className={styles.field}>
          <TextField name="projectName" label={DASHBOARD_MESSAGES.projectName} maxLength={100} autoComplete="off" />
        </div>
        <Button type="submit" appearance="primary">
          {DASHBOARD_MESSAGES.saveName}
        </Button>
        <Button onClick={onDone}>{DASHBOARD_MESSAGES.cancel}</Button>
      </ContractFormView>
    </div>
  );
}

const useStyles = makeStyles({
  place: { flexGrow: 1, minWidth: 0 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1, maxWidth: '420px' },
});
