import { aWeighted } from '@specbuilder/fan-engine';
import { SOUND_BANDS_HZ } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES } from '../../core/index.ts';
import type { TableBlock } from '../layout/printed-document.ts';
import type { DeliverableItem } from '../subject/subject.ts';

const KILOHERTZ = 1000;

type SoundPath = readonly [name: string, bands: readonly number[]];

/** Sound power at inlet, outlet and through the housing, dB re 1 pW; none for an item without a rating. */
export function soundPaths({ item: { rating } }: Pick<DeliverableItem, 'item'>): SoundPath[] {
  if (rating === null) return [];
  const { sound } = DELIVERABLE_MESSAGES;
  const paths: SoundPath[] = [
    [sound.inlet, rating.inletSoundPower],
    [sound.outlet, rating.soundPower],
    [sound.radiated, rating.radiatedSoundPower],
  ];
  // Older items have no more than the outlet.
  return paths.filter(([, bands]) => bands.length === SOUND_BANDS_HZ.length);
}

/** Sound power by octave band of each path; null for an item without a rating. */
export function soundTable(item: Pick<DeliverableItem, 'item'>): TableBlock | null {
  if (item.item.rating === null) return null;
  const { sound } = DELIVERABLE_MESSAGES;
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
    rows: soundPaths(item).map(([name, bands]) => [
      name,
      ...bands.map((level) => written(level)),
      written(aWeighted(bands)),
    ]),
  };
}

export function bandName(hertz: number): string {
  return hertz < KILOHERTZ ? `${hertz} Hz` : `${hertz / KILOHERTZ} kHz`;
}
