import { SOUND_BANDS_HZ } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';

/** A-weighting of IEC 61672 at the octave bands 63 Hz to 8 kHz, dB. */
const A_WEIGHTS = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1] as const;
const KILOHERTZ = 1000;

/** Sound power by octave band at inlet, outlet and through the housing; null for an item without a rating. */
export function soundTable({ item }: Pick<DeliverableItem, 'item'>): TableBlock | null {
  const { rating } = item;
  if (rating === null) return null;
  const { sound } = DELIVERABLE_MESSAGES;
  const paths = [
    [sound.inlet, rating.inletSoundPower],
    [sound.outlet, rating.soundPower],
    [sound.radiated, rating.radiatedSoundPower],
  ] as const;
  const isNumeric = true;
  return {
    kind: 'table',
    look: 'rows',
    title: sound.title,
    shortTitle: sound.short,
    columns: [
      { label: sound.path },
      ...SOUND_BANDS_HZ.map((hertz) => ({ label: bandName(hertz), isNumeric })),
      { label: sound.weighted, isNumeric },
    ],
    // Items of before have no more than the outlet.
    rows: paths
      .filter(([, bands]) => bands.length === SOUND_BANDS_HZ.length)
      .map(([name, bands]) => [name, ...bands.map((level) => written(level)), written(weightedLevel(bands))]),
  };
}

/** Level of all bands together as ears weigh them, dBA. */
function weightedLevel(bands: readonly number[]): number {
  const power = bands.reduce((sum, level, index) => sum + 10 ** ((level + (A_WEIGHTS[index] ?? 0)) / 10), 0);
  return 10 * Math.log10(power);
}

function bandName(hertz: number): string {
  return hertz < KILOHERTZ ? `${hertz} Hz` : `${hertz / KILOHERTZ} kHz`;
}
