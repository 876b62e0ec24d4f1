import { feedback } from '@specbuilder/shared-contracts/api';
import { MAX_MESSAGE_LENGTH, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import type { OwnPanelProps } from '../own-area/own-panel-props.ts';
import { deliver, PanelForm } from './panel-form.tsx';
import { FEEDBACK_TEXTS } from './texts.ts';

/** 'Tell us what you think!'; a failure is only logged, and what was written stays (ERR-017). */
export default function FeedbackPanel({ shell, hasInput, onClose }: OwnPanelProps<'feedback'>) {
  const styles = useStyles();
  const { api, bus, history, log, session, toasts } = shell.services;
  const user = useReadable(session.user);
  const { pathname, search } = history.location;
  const form = useContractForm({
    schema: feedback,
    values: {
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      currentUrl: `${window.location.origin}${pathname}${search === '' ? '' : `?${search}`}`,
      feedback: '',
    },
    submit: async (values) => {
      if (!(await deliver(log, 'Feedback', () => api.feedback.submit(values)))) return;
      bus.publish('feedback-updated', { kind: 'feedback', projectId: null });
      onClose(true);
      const texts = { title: MESSAGES.feedbackThanks, text: MESSAGES.feedbackReview };
      void toasts.show({ kind: 'success', ...texts, durationMs: TOAST_MS.generic });
    },
  });
  return (
    <PanelForm
      form={form}
      label={FEEDBACK_TEXTS.form}
      hasInput={hasInput}
      foot={
        <>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {FEEDBACK_TEXTS.send}
          </Button>
          <Button onClick={() => shell.panels.closeAll('user')}>{FEEDBACK_TEXTS.cancel}</Button>
        </>
      }
    >
      <p className={styles.intro}>{FEEDBACK_TEXTS.intro}</p>
      <TextField name="feedback" label={FEEDBACK_TEXTS.feedback} required isMultiline maxLength={MAX_MESSAGE_LENGTH} />
      <TextField name="name" label={FEEDBACK_TEXTS.name} required autoComplete="name" maxLength={100} />
      <TextField name="email" label={FEEDBACK_TEXTS.email} required type="email" autoComplete="email" maxLength={254} />
    </PanelForm>
  );
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground3 } });
