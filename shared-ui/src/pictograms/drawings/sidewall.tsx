import { Downblast } from './downblast.tsx';

/** The dome of a roof exhauster with its curb against a wall. */
export function Sidewall() {
  return (
    <g transform="rotate(90 32 32)">
      <Downblast />
    </g>
  );
}
