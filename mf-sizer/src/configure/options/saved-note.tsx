import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { useEffect, useState } from 'react';
import { timeAgo } from '../../item/recent-work/time-ago.ts';
import { OPTIONS_MESSAGES } from '../../messages/options.generated.ts';
import type { OptionsPageState } from './use-options-page.ts';

const RECHECK_MS = 30_000;

/** When the last change was stored: each is, as soon as it is made, and the save is for the project. */
export function SavedNote({ page }: { readonly page: OptionsPageState }) {
  const styles = useStyles();
  const { last, isProcessing } = page;
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (last === null) return;
    const moment = new Date();
    setSavedAt(moment);
    setNow(moment);
    const timer = setInterval(() => setNow(new Date()), RECHECK_MS);
    return () => clearInterval(timer);
  }, [last]);
  if (savedAt === null || isProcessing) return null;
  const ago = timeAgo(savedAt, now, currentLanguage.locale());
  return <span className={styles.note}>{OPTIONS_MESSAGES.saved({ ago })}</span>;
}

const useStyles = makeStyles({
  note: {
    alignSelf: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    '@media (max-width: 639.98px)': { display: 'none' },
  },
});
