import { makeStyles, QUANTITIES, tokens } from '@specbuilder/shared-ui/core';
import { DataGrid, type GridColumn } from '@specbuilder/shared-ui/grid';
import { EXCLUSION_MESSAGES } from '../../messages/exclusion.generated.ts';
import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { AllowButton, Miss, MissedFan, type NearestRowsProps } from './near-miss.tsx';
import { NearestCard } from './nearest-card.tsx';
import { excess } from './sound-excess.ts';

type Row = NearestRowsProps['rows'][number];

/** Said of every row already, or by the sentence above. */
const NOT_REPEATED = ['sound', 'drive', 'dba', 'running'];
const FAN_MIN_PX = 244;
const SOUND_MIN_PX = 72;
/** Space for the action at the end of a row. */
const ACTION_PX = 132;

/** Fans that meet the duty but are louder than requested, with what each would need, quietest first. */
export function NearestRows({ rows, columns, limits, onRelax }: NearestRowsProps) {
  const styles = useStyles();
  const price = columns.find(({ id }) => id === 'price');
  return (
    <DataGrid
      label={EXCLUSION_MESSAGES.nearestTitle}
      columns={nearestColumns({ rows, columns, limits, onRelax })}
      rows={[...rows].sort((a, b) => a.soundSones - b.soundSones || a.rating.soundDba - b.rating.soundDba)}
      rowId={({ fanUnitId }) => fanUnitId}
      navigation="controls"
      rowSize="tall"
      isBare
      hiddenNote={(count) => RESULTS_MESSAGES.hiddenColumns({ count })}
      card={(row) => <NearestCard row={row} price={price?.cell(row)} limits={limits} onRelax={onRelax} />}
      areCardsApart
      cardsClassName={styles.cards}
      className={styles.grid}
    />
  );
}

/** The columns of a result without sorting: the quietest fan is first. */
function nearestColumns({ rows, columns, limits, onRelax }: NearestRowsProps): readonly GridColumn<Row>[] {
  const hasSones = rows.some((row) => excess(row, limits).sones > 0);
  const values = columns.filter(({ id }) => !NOT_REPEATED.includes(id));
  return [
    { id: 'model', label: RESULTS_MESSAGES.model, minPx: FAN_MIN_PX, cell: (row) => <MissedFan row={row} /> },
    {
      id: 'sound',
      label: RESULTS_MESSAGES.sound,
      ...(hasSones && { unit: QUANTITIES.sound.unit }),
      isNumeric: true,
      minPx: SOUND_MIN_PX,
      cell: (row) => <Miss row={row} limits={limits} />,
    },
    ...values.map(({ value: _, ...each }) => ({ ...each, isNumeric: true })),
    {
      id: 'allow',
      label: '',
      isNumeric: true,
      minPx: ACTION_PX,
      cell: (row) => <AllowButton row={row} limits={limits} onRelax={onRelax} />,
    },
  ];
}

const useStyles = makeStyles({
  // In line with the heading above.
  grid: {
    '& tr > :first-child': { paddingInlineStart: tokens.spacingHorizontalXL },
    '& tr > :last-child': { paddingInlineEnd: tokens.spacingHorizontalXL },
  },
  cards: {
    rowGap: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});
