import { formatQuantity, makeStyles, tokens } from '@specbuilder/shared-ui/core';
import { RESULT_MESSAGES } from '../messages/result.generated.ts';
import type { Worked } from './use-block-load.ts';

/** Supply air of comfort cooling is 15 to 25 F cooler than the room; below this it is worth a word. */
const SMALL_DIFFERENCE_F = 10;

/** What a reader of the loads should know about the input they are of. */
export function LoadNotes(props: Worked) {
  const styles = useStyles();
  const notes = notesOn(props);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function notesOn({ load, building }: Worked): string[] {
  const { design, walls, roofs, windows, indoor, floorArea } = building;
  const difference = indoor.summerDryBulb - indoor.supplyDryBulb;
  const { supplyAirflow } = load.cooling;
  return [
    ...([...walls, ...roofs, ...windows].every(({ area }) => area === 0) ? [RESULT_MESSAGES.noSurfaces] : []),
    ...(difference < SMALL_DIFFERENCE_F && supplyAirflow > 0
      ? [
          RESULT_MESSAGES.smallDifference({
            difference: formatQuantity(difference, 'temperatureRise'),
            perArea: supplyAirflow / floorArea,
          }),
        ]
      : []),
    ...(design.clock === undefined ? [RESULT_MESSAGES.noSolarTime] : []),
  ];
}

const useStyles = makeStyles({
  notes: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    fontSize: tokens.fontSizeBase200,
  },
});
