import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import { HomeRegular } from '@fluentui/react-icons/headless/svg/home';
import { PlugDisconnectedRegular } from '@fluentui/react-icons/headless/svg/plug-disconnected';
import { ERRORS } from '@specbuilder/shared-contracts/domain';
import { currentLanguage, list } from '@specbuilder/shared-contracts/language';
import type { RegistryRemote } from '@specbuilder/shared-contracts/registry';
import { Button, copyText, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import type { RegionFailure } from '../../composition/index.ts';
import { FRAME_MESSAGES } from '../../messages/frame.generated.ts';

/** Long enough to read the card, short enough to notice that the area is back (design/mockups/12-remote-failed). */
const RETRY_BY_ITSELF_S = 30;

interface RegionFailureCardProps {
  readonly remote: RegistryRemote;
  readonly failure: RegionFailure;
  readonly onRetry: () => void;
  readonly onHome: (() => void) | null;
}

/** Shown in the region of a remote that could not be loaded; navigation and toolbar stay. */
export default function RegionFailureCard({ remote, failure, onRetry, onHome }: RegionFailureCardProps) {
  const styles = useStyles();
  const seconds = useCountdown(RETRY_BY_ITSELF_S, onRetry);
  return (
    <div className={styles.place}>
      <section className={styles.card} data-testid="region-failed">
        <div role="alert" className={styles.head}>
          <span className={styles.icon}>
            <PlugDisconnectedRegular fontSize={24} aria-hidden />
          </span>
          <div>
            <h1 className={styles.title}>{FRAME_MESSAGES.didNotLoad({ title: remote.title })}</h1>
            <p className={styles.text}>
              {ERRORS.generic} {FRAME_MESSAGES.restWorks} {attemptsText(failure.attempts)}
            </p>
          </div>
        </div>
        <div className={styles.actions}>
          <Button appearance="primary" icon={<ArrowClockwiseRegular />} onClick={onRetry}>
            {FRAME_MESSAGES.tryAgain}
          </Button>
          {onHome && (
            <Button icon={<HomeRegular />} onClick={onHome}>
              {FRAME_MESSAGES.goToStart}
            </Button>
          )}
        </div>
        <div className={styles.foot}>
          <span aria-hidden>{FRAME_MESSAGES.again({ seconds })}</span>
          <span className={styles.report}>
            {FRAME_MESSAGES.report({ id: failure.reportId, code: failure.code })}
            <Button
              size="small"
              appearance="transparent"
              icon={<CopyRegular />}
              aria-label={FRAME_MESSAGES.copyReport}
              onClick={() => void copyText(`${failure.reportId} ${failure.code}`).catch(() => undefined)}
            />
          </span>
        </div>
      </section>
    </div>
  );
}

/** 'We tried version 1.2.0 twice and version 1.1.0 once.' */
function attemptsText(attempts: RegionFailure['attempts']): string {
  const each = attempts.map(({ version, tries }) => FRAME_MESSAGES.attempt({ version, tries }));
  return FRAME_MESSAGES.tried({ attempts: list(currentLanguage.locale(), each) });
}

function useCountdown(fromSeconds: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(fromSeconds);
  useEffect(() => {
    if (seconds === 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, onEnd]);
  return seconds;
}

const useStyles = makeStyles({
  place: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    flexGrow: 1,
    padding: tokens.spacingHorizontalL,
  },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '520px',
    padding: '28px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', gap: tokens.spacingHorizontalM },
  icon: {
    display: 'flex',
    flexShrink: 0,
    justifyContent: 'center',
    alignItems: 'center',
    width: '44px',
    height: '44px',
    color: tokens.colorPaletteRedForeground1,
    backgroundColor: tokens.colorPaletteRedBackground1,
    borderRadius: tokens.borderRadiusMedium,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: 650 },
  text: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalM },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  report: { display: 'inline-flex', alignItems: 'center' },
});
