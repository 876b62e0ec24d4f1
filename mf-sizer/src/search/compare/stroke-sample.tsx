import { strokeOf } from './fan-strokes.ts';

/** A piece of a fan's curve beside its name. */
export function StrokeSample({ place }: { readonly place: number }) {
  const { color, dash } = strokeOf(place);
  return (
    <svg width={22} height={8} aria-hidden focusable="false">
      <path d="M0 4H22" fill="none" strokeWidth={2} strokeDasharray={dash} style={{ stroke: color }} />
    </svg>
  );
}
