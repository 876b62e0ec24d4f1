/** What clocks of a zone show, as if the zone were UTC. */
export function wallClock(timeZone: string, instant: Date): Date {
  const shown = formatOf(timeZone).formatToParts(instant);
  const part = (preferred: Intl.DateTimeFormatPartTypes) => Number(shown.find(({ type }) => type === preferred)?.value);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')));
}

/** The instant at which clocks of a zone show a time. The second look is for days on which they change. */
export function instantOf(timeZone: string, wallMs: number): Date {
  const lead = (instant: number) => wallClock(timeZone, new Date(instant)).getTime() - instant;
  return new Date(wallMs - lead(wallMs - lead(wallMs)));
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Callers name zones: more of them than there are would be other spellings of the same ones. */
const MAX_FORMATS = 500;

/** They take a while to make. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const each = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    ...each,
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}
