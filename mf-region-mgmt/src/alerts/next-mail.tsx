import { formatInstant } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useRef } from 'react';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';
import type { ShownPreview } from './use-alert-form.ts';

/** The next email of an alert as it would be now, or that there is nothing to tell so far. */
export function NextMail({ preview }: { readonly preview: ShownPreview }) {
  const styles = useStyles();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  const { mail, recipientEmail, sendsOnUtc, fromUtc, timeZoneId } = preview;
  const at = (instant: string) =>
    formatInstant(instant, { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZoneId });
  const due = { email: recipientEmail, time: at(sendsOnUtc) };
  return (
    <section ref={section} role="status" aria-label={ALERT_DETAIL_MESSAGES.nextMail} className={styles.section}>
      <h3 className={styles.title}>{ALERT_DETAIL_MESSAGES.nextMail}</h3>
      <p className={styles.line}>
        {mail === null
          ? ALERT_DETAIL_MESSAGES.nothingToTell({ ...due, from: at(fromUtc) })
          : ALERT_DETAIL_MESSAGES.wouldBeSent(due)}
      </p>
      {mail !== null && (
        <div className={styles.mail}>
          <strong className={styles.subject}>{mail.subject}</strong>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it. */}
          <section className={styles.body} tabIndex={0} aria-label={ALERT_DETAIL_MESSAGES.mailText}>
            {mail.body}
          </section>
        </div>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalM,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  line: { margin: 0 },
  mail: {
    display: 'flex',
    flexDirection: 'column',
    backgroundColor: tokens.colorNeutralBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  subject: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  body: {
    maxHeight: '240px',
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    overflow: 'auto',
    fontFamily: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});
