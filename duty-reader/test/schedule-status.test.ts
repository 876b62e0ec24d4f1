import { readSchedule } from '../src/schedule/index.ts';

const reasons = (head: string, statuses: readonly string[]) =>
  readSchedule(
    [`REF\t${head}\tL/s\tPa`, ...statuses.map((status, index) => `EF-${index + 1}\t${status}\t200\t100`)].join('\n'),
  ).rows.map(({ ignored, reason }) => (ignored ? reason : 'new'));

describe('The status of a fan', () => {
  it.each<[string, readonly string[], readonly (string | null)[]]>([
    [
      'ÉTAT',
      ['EXISTANT', 'NOUVEAU', 'À ENLEVER', 'À démolir', 'À conserver', 'FUTUR'],
      ['existing', 'new', 'demolition', 'demolition', 'existing', 'future'],
    ],
    [
      'ESTADO',
      ['EXISTENTE', 'NUEVO', 'A DEMOLER', 'Por retirar', 'Se conserva', 'Futuro'],
      ['existing', 'new', 'demolition', 'demolition', 'existing', 'future'],
    ],
    [
      'Zustand',
      ['Bestand', 'neu', 'entfällt', 'Rückbau', 'wird demontiert', 'bleibt'],
      ['existing', 'new', 'demolition', 'demolition', 'demolition', 'existing'],
    ],
  ])('is read below %s', (head, statuses, expected) => {
    expect(reasons(head, statuses)).toEqual(expected);
  });
});
