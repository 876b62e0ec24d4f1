import { currentLanguage, formatInstant } from '@specbuilder/shared-contracts/language';

const UNITS = [
  { unit: 'second', seconds: 1, below: 60 },
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
] as const;

/** '4 minutes ago' within a day, '20 Nov 2026' before that (visual.md, section 13). */
export function relativeTime(instant: string, now: Date = new Date()): string {
  const then = new Date(instant);
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  const scale = UNITS.find(({ below }) => seconds < below);
  if (scale === undefined) {
    return formatInstant(instant, { day: 'numeric', month: 'short', year: 'numeric' });
  }
  const words = new Intl.RelativeTimeFormat(currentLanguage.locale(), { numeric: 'auto' });
  return words.format(-Math.round(seconds / scale.seconds), scale.unit);
}
