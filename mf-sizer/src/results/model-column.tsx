import { RESULTS_TEXTS } from '../words/results.generated.ts';
import { ModelCell } from './model-cell.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';

/** Tick, picture, name, badge and a reason of five words. */
const MODEL_MIN_PX = 276;

/** The column that names a row and holds the button which opens it. */
export function modelColumn(): ResultColumn<RankedRow> {
  return {
    id: 'model',
    label: RESULTS_TEXTS.model,
    unit: '',
    minPx: MODEL_MIN_PX,
    value: ({ modelDisplayAs }) => modelDisplayAs,
    cell: (row, toggle) => <ModelCell row={row} toggle={toggle} />,
    text: ({ modelDisplayAs }) => modelDisplayAs,
  };
}
