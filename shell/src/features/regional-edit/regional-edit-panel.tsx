import type { SalesRegion } from '@specbuilder/shared-contracts/api';
import { feedback } from '@specbuilder/shared-contracts/api';
import { MESSAGES, mayEditRegion, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import type { Ports } from '../../feature/ports.ts';
import { REGIONAL_EDIT_MESSAGES } from '../../messages/regional-edit.generated.ts';
import { deliver, PanelForm } from '../feedback/panel-form.tsx';
import { changesOf, EDITABLE_FIELDS, type EditableField } from './region-changes.ts';

const { name, email } = feedback.shape;
const MAX_FIELD_LENGTH = 200;
const tooLong = () => REGIONAL_EDIT_MESSAGES.tooLong({ most: MAX_FIELD_LENGTH });
const editForm = z.object({
  name,
  email,
  written: z.record(z.enum(EDITABLE_FIELDS), z.string().check(z.maxLength(MAX_FIELD_LENGTH, { error: tooLong }))),
});

type EditPorts = 'api' | 'bus' | 'log' | 'panels' | 'session' | 'toasts';
type EditPanelProps = FeaturePanelProps<'regional-edit', EditPorts>;

/** A request to correct a region; it goes to people and changes nothing by itself. */
export default function RegionalEditPanel({ ports, panelProps, hasInput, onClose }: EditPanelProps) {
  const styles = useStyles();
  const { region } = panelProps;
  const user = useReadable(ports.session.user);
  const isAllowed = mayEditRegion(user, region.region);
  useEffect(() => {
    if (!isAllowed) onClose(null);
  }, [isAllowed, onClose]);
  const form = useRegionalEdit(ports, region, () => onClose(true));
  return (
    <PanelForm
      form={form}
      label={REGIONAL_EDIT_MESSAGES.form}
      hasInput={hasInput}
      footer={
        <>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {REGIONAL_EDIT_MESSAGES.send}
          </Button>
          <Button onClick={() => ports.panels.closeAll('user')}>{REGIONAL_EDIT_MESSAGES.cancel}</Button>
        </>
      }
    >
      <p className={styles.intro}>{REGIONAL_EDIT_MESSAGES.intro({ region: region.region })}</p>
      {EDITABLE_FIELDS.map((field) => (
        <TextField key={field} name={`written.${field}`} label={REGIONAL_EDIT_MESSAGES.fields[field]} maxLength={200} />
      ))}
      <TextField name="name" label={REGIONAL_EDIT_MESSAGES.yourName} required autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        label={REGIONAL_EDIT_MESSAGES.yourEmail}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
    </PanelForm>
  );
}

function useRegionalEdit(ports: Pick<Ports, EditPorts>, region: SalesRegion, onSent: () => void) {
  const { api, bus, log, session, toasts } = ports;
  const user = session.user.get();
  const form = useContractForm({
    schema: editForm,
    values: {
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      written: Object.fromEntries(EDITABLE_FIELDS.map((field) => [field, region[field]])) as Record<
        EditableField,
        string
      >,
    },
    submit: async ({ written, ...sender }) => {
      const changeSet = changesOf(region, written);
      if (Object.keys(changeSet).length === 0) {
        form.methods.setError('root.server', { message: REGIONAL_EDIT_MESSAGES.nothingChanged });
        return;
      }
      const request = { ...sender, regionNumber: region.region, regionPostalCode: region.zip || null, changeSet };
      const send = () => api.feedback.submitEditRequest({ ...request, originalState: region });
      if (!(await deliver(log, 'The correction of a region', send))) return;
      bus.publish('feedback-updated', { kind: 'regionalEdit', projectId: null });
      onSent();
      const texts = { title: MESSAGES.editRequestSubmitted, text: MESSAGES.feedbackReview };
      void toasts.show({ kind: 'success', ...texts, durationMs: TOAST_MS.generic });
    },
  });
  return form;
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground3 } });
