import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { DocumentRegular } from '@fluentui/react-icons/headless/svg/document';
import { DocumentPdfRegular } from '@fluentui/react-icons/headless/svg/document-pdf';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { ImageRegular } from '@fluentui/react-icons/headless/svg/image';
import { PauseRegular } from '@fluentui/react-icons/headless/svg/pause';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import { contentTypeOf } from '@specbuilder/shared-contracts/api';
import { type Readable, writable } from '@specbuilder/shared-contracts/platform';
import type { UploadState } from '@specbuilder/shared-contracts/upload';
import { Button, makeStyles, tokens, useReadable, VisuallyHidden } from '@specbuilder/shared-ui/core';
import { ProgressBar } from '@specbuilder/shared-ui/data';
import { ATTACHMENT_MESSAGES } from '../../../messages/attachment.generated.ts';
import type { Attachment } from './attachments.ts';

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly onRemove: () => void;
}

const BYTES_PER_MB = 1_048_576;
/** A rejected file has no upload. */
const NO_UPLOAD: Readable<UploadState | null> = writable(null);

/** A file with how far it is and what can be done with it. */
export function AttachmentRow({ attachment, onRemove }: AttachmentRowProps) {
  const styles = useStyles();
  const { name, sizeBytes, upload } = attachment;
  const state = useReadable<UploadState | null>(upload?.state ?? NO_UPLOAD);
  const isSending = state?.status === 'sending';
  const isPaused = state?.status === 'paused';
  return (
    <li className={styles.row}>
      <KindIcon name={name} />
      <div className={styles.facts}>
        <span className={styles.line}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.size}>{sizeText(sizeBytes)}</span>
        </span>
        {state !== null && (isSending || isPaused) && (
          <ProgressBar value={state.progress} aria-label={ATTACHMENT_MESSAGES.progress({ name })} />
        )}
        <Status state={state} rejection={attachment.rejection} />
        <VisuallyHidden>
          <span role="status">{announcement(name, state)}</span>
        </VisuallyHidden>
      </div>
      {isSending && (
        <Button
          appearance="subtle"
          icon={<PauseRegular />}
          aria-label={ATTACHMENT_MESSAGES.pause({ name })}
          onClick={() => upload?.pause()}
        />
      )}
      {isPaused && (
        <Button
          appearance="subtle"
          icon={<PlayRegular />}
          aria-label={ATTACHMENT_MESSAGES.resume({ name })}
          onClick={() => upload?.resume()}
        />
      )}
      {state?.failure?.kind === 'lost' && (
        <Button appearance="subtle" icon={<ArrowClockwiseRegular />} onClick={() => upload?.resume()}>
          {ATTACHMENT_MESSAGES.retry}
        </Button>
      )}
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={ATTACHMENT_MESSAGES.remove({ name })}
        onClick={onRemove}
      />
    </li>
  );
}

function Status({ state, rejection }: { readonly state: UploadState | null; readonly rejection: string }) {
  const styles = useStyles();
  if (state?.status === 'done') {
    return (
      <span className={styles.status}>
        <CheckmarkCircleFilled className={styles.good} aria-hidden />
        {ATTACHMENT_MESSAGES.uploaded}
      </span>
    );
  }
  const problem = problemOf(state, rejection);
  if (problem !== null) {
    return (
      <span className={styles.status}>
        <ErrorCircleFilled className={styles.bad} aria-hidden />
        {problem}
      </span>
    );
  }
  return <span className={styles.status}>{state && progressText(state)}</span>;
}

function problemOf(state: UploadState | null, rejection: string): string | null {
  if (state === null) return ATTACHMENT_MESSAGES.rejected({ reason: rejection, hasReason: rejection !== '' });
  if (state.failure === null) return null;
  if (state.failure.kind === 'lost') return ATTACHMENT_MESSAGES.lost({ sent: state.sentParts, parts: state.partCount });
  return ATTACHMENT_MESSAGES.rejected({ reason: state.failure.message, hasReason: state.failure.message !== '' });
}

function progressText({ status, progress, sentParts, partCount, secondsLeft }: UploadState): string {
  const percent = Math.floor(progress * 100);
  if (status === 'paused') return ATTACHMENT_MESSAGES.paused({ percent });
  const underWay = ATTACHMENT_MESSAGES.underWay({ percent, sent: sentParts, parts: partCount });
  if (secondsLeft === null || secondsLeft < 1) return underWay;
  return `${underWay}, ${timeLeft(Math.round(secondsLeft))}`;
}

/** Announced at each quarter only (visual.md, section 17), so that a screen reader is not talked over. */
function announcement(name: string, state: UploadState | null): string {
  const quarters = Math.floor((state?.progress ?? 0) * 4);
  return quarters === 0 ? '' : ATTACHMENT_MESSAGES.announced({ name, percent: quarters * 25 });
}

function sizeText(bytes: number): string {
  return bytes < BYTES_PER_MB / 10
    ? ATTACHMENT_MESSAGES.kilobytes({ size: Math.max(1, bytes / 1024) })
    : ATTACHMENT_MESSAGES.megabytes({ size: bytes / BYTES_PER_MB });
}

function KindIcon({ name }: { readonly name: string }) {
  const contentType = contentTypeOf(name) ?? '';
  const isPicture = contentType.startsWith('image/') && !contentType.startsWith('image/vnd');
  const Icon = contentType === 'application/pdf' ? DocumentPdfRegular : isPicture ? ImageRegular : DocumentRegular;
  return <Icon fontSize={20} aria-hidden />;
}

/** Minutes from a minute and a half on: seconds would jump about by then. */
function timeLeft(seconds: number): string {
  const inMinutes = seconds >= 90;
  return ATTACHMENT_MESSAGES.timeLeft({ value: inMinutes ? Math.round(seconds / 60) : seconds, inMinutes });
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > svg': { flexShrink: 0 },
    '& > button': { flexShrink: 0 },
  },
  facts: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, gap: tokens.spacingVerticalXXS },
  line: { display: 'flex', gap: tokens.spacingHorizontalSNudge, alignItems: 'baseline', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
  },
  size: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  status: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
});
