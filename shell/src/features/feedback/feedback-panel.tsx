import { LinkRegular } from '@fluentui/react-icons/headless/svg/link';
import { feedback } from '@specbuilder/shared-contracts/api';
import { MAX_MESSAGE_LENGTH, MESSAGES, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { Button, makeStyles, tokens, useReadable } from '@specbuilder/shared-ui/core';
import { TextAreaField, TextField, useContractForm } from '@specbuilder/shared-ui/forms';
import type { FeaturePanelProps } from '../../feature/define-feature.ts';
import { FEEDBACK_MESSAGES } from '../../messages/feedback.generated.ts';
import { deliver, PanelForm } from './panel-form.tsx';

type FeedbackPorts = 'api' | 'bus' | 'log' | 'panels' | 'session' | 'toasts';

/** 'Tell us what you think!'; a failure is only logged, and what was written stays (ERR-017). */
export default function FeedbackPanel({ ports, hasInput, onClose }: FeaturePanelProps<'feedback', FeedbackPorts>) {
  const styles = useStyles();
  const { api, bus, log, panels, session, toasts } = ports;
  const user = useReadable(session.user);
  const form = useContractForm({
    schema: feedback,
    values: {
      name: user?.displayName ?? '',
      email: user?.email ?? '',
      currentUrl: window.location.href,
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
      label={FEEDBACK_MESSAGES.form}
      hasInput={hasInput}
      footer={
        <>
          <Button type="submit" appearance="primary" disabledFocusable={form.methods.formState.isSubmitting}>
            {FEEDBACK_MESSAGES.send}
          </Button>
          <Button onClick={() => panels.closeAll('user')}>{FEEDBACK_MESSAGES.cancel}</Button>
          <span className={styles.keys}>{FEEDBACK_MESSAGES.keys}</span>
        </>
      }
    >
      <p className={styles.intro}>{FEEDBACK_MESSAGES.intro}</p>
      <TextAreaField
        name="feedback"
        label={FEEDBACK_MESSAGES.feedback}
        required
        rows={7}
        maxLength={MAX_MESSAGE_LENGTH}
      />
      <TextField name="name" label={FEEDBACK_MESSAGES.name} required autoComplete="name" maxLength={100} />
      <TextField
        name="email"
        label={FEEDBACK_MESSAGES.email}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <div className={styles.along}>
        {FEEDBACK_MESSAGES.sentAlong}
        <span className={styles.address}>
          <LinkRegular fontSize={16} aria-hidden className={styles.link} />
          <span translate="no">{form.methods.getValues('currentUrl')}</span>
        </span>
      </div>
    </PanelForm>
  );
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground3 },
  along: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  address: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  link: { flexShrink: 0 },
  keys: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 639.98px)': { display: 'none' },
  },
});
