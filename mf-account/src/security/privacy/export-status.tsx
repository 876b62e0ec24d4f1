import type { DataExport } from '@specbuilder/shared-contracts/api';
import { formatInstant } from '@specbuilder/shared-contracts/language';
import { Button } from '@specbuilder/shared-ui/core';
import { ProgressBar } from '@specbuilder/shared-ui/data';
import { PRIVACY_MESSAGES } from '../../messages/privacy.generated.ts';
import { useListStyles } from '../second-factor/list-styles.ts';
import { useEndExport } from './use-end-export.ts';

interface ExportStatusProps {
  readonly copy: DataExport;
  readonly onDownload: () => void;
}

/** The copy that is put together, is ready or failed. */
export function ExportStatus({ copy, onDownload }: ExportStatusProps) {
  const styles = useListStyles();
  const end = useEndExport();
  const { state, sizeBytes, expiresOnUtc, problem } = copy;
  if (state === 'failed') {
    return (
      <p className={styles.facts} role="status">
        {PRIVACY_MESSAGES.exportFailed} {problem}
      </p>
    );
  }
  if (state !== 'done') {
    return (
      <>
        <p className={styles.facts} role="status">
          {PRIVACY_MESSAGES.exportRunning}
        </p>
        <ExportProgress copy={copy} />
        <div className={styles.actions}>
          <Button onClick={() => void end(PRIVACY_MESSAGES.exportStopped)}>{PRIVACY_MESSAGES.exportStop}</Button>
        </div>
      </>
    );
  }
  const until = formatInstant(expiresOnUtc ?? '', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className={styles.facts} role="status">
        {PRIVACY_MESSAGES.exportReady({ kilobytes: Math.max(1, Math.round((sizeBytes ?? 0) / 1000)), until })}
      </p>
      <div className={styles.actions}>
        <Button aria-haspopup="dialog" onClick={onDownload}>
          {PRIVACY_MESSAGES.exportGet}
        </Button>
        <Button appearance="subtle" onClick={() => void end(PRIVACY_MESSAGES.exportDeleted)}>
          {PRIVACY_MESSAGES.exportDelete}
        </Button>
      </div>
    </>
  );
}

/** How far the copy is, as a bar and in words. */
export function ExportProgress({ copy: { stepsDone, stepsTotal } }: Pick<ExportStatusProps, 'copy'>) {
  const styles = useListStyles();
  const part = stepsTotal === null ? {} : { value: stepsDone / stepsTotal };
  return (
    <>
      <ProgressBar aria-label={PRIVACY_MESSAGES.exportProgress} {...part} />
      {stepsTotal !== null && (
        <span className={styles.facts}>{PRIVACY_MESSAGES.exportSteps({ done: stepsDone, total: stepsTotal })}</span>
      )}
    </>
  );
}
