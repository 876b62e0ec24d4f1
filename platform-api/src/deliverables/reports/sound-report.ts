import { aWeighted } from '@specbuilder/fan-engine';
import { SOUND_BANDS_HZ, SOUND_REPORT } from '@specbuilder/shared-contracts/domain';
import { written } from '../../catalogue/index.ts';
import { DELIVERABLE_MESSAGES as MESSAGES } from '../../core/index.ts';
import { bandName, soundPaths } from '../facts/sound-facts.ts';
import { tagsOf } from '../facts/tags.ts';
import { column } from '../schedule/column.ts';
import { SOUND } from '../schedule/fan-columns.ts';
import type { DeliverableItem, DeliverableSubject } from '../subject/subject.ts';
import { IDENTITY } from './item-columns.ts';
import { defineReport, type Report } from './report.ts';
import { cell, itemCell, itemTable, plainColumn, type ReportTable } from './report-table.ts';

/** At which the sound of ceiling fans is measured, ft. */
const CEILING_FAN_FEET = 20;

export const soundReport = defineReport(SOUND_REPORT, soundOf);

/** Sound power by octave band, and what it is at a distance. */
function soundOf({ items }: DeliverableSubject): Report {
  const audible = items.filter(({ item }) => item.rating !== null || item.hvls !== null);
  const silent = items.filter((item) => !audible.includes(item));
  return {
    tables: [powerTable(items), itemTable(MESSAGES.report.pressureTitle, PRESSURE, audible)],
    notes: [
      ...(items.some(({ item }) => item.hvls !== null) ? [MESSAGES.report.ceilingFans] : []),
      ...(items.some(({ item }) => item.rating?.soundNc === null) ? [MESSAGES.report.noCriterion] : []),
      ...(silent.length === 0 ? [] : [MESSAGES.report.noSound({ tags: tagsOf(silent) })]),
      MESSAGES.report.onlyPower,
    ],
  };
}

const PRESSURE = [
  ...IDENTITY,
  column('opCfm', 'fan', ({ item }) => item.rating?.cfm ?? item.hvls?.cfm ?? null),
  column('lwa', 'sound', ({ item }) => item.rating?.soundLwa ?? null),
  ...SOUND,
  column('nc', 'sound', ({ item }) => item.rating?.soundNc ?? null),
  column('distance', 'sound', ({ item }) => item.rating?.soundDistance ?? (item.hvls ? CEILING_FAN_FEET : null)),
];

/** A row for each way that sound leaves a unit. */
function powerTable(items: readonly DeliverableItem[]): ReportTable {
  const { sound, column: labels } = MESSAGES;
  return {
    title: sound.title,
    columns: [
      ...[labels.tag, labels.model, sound.path].map((label) => plainColumn(label)),
      ...SOUND_BANDS_HZ.map((hertz) => plainColumn(bandName(hertz), true, 'dB')),
      plainColumn(sound.weighted, true, 'dBA'),
    ],
    rows: items.flatMap((item) =>
      soundPaths(item).map(([path, bands]) => [
        ...IDENTITY.filter(({ key }) => key === 'tag' || key === 'model').map((entry) => itemCell(entry, item)),
        cell(path),
        ...[...bands, aWeighted(bands)].map((level) => cell(Math.round(level), written(level))),
      ]),
    ),
  };
}
