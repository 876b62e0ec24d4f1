import { RESULTS_MESSAGES } from '../../messages/results.generated.ts';
import { ModelCell } from './model-cell.tsx';
import type { RankedRow, ResultColumn } from './result-column.ts';
import { isNamed } from './result-lines.ts';

/** Tick, picture, name, badge and a reason of five words. */
const MODEL_MIN_PX = 266;

export const MODEL_COLUMN = 'model';

/** The column that names a row and holds the button which opens it. */
export function modelColumn(): ResultColumn<RankedRow> {
  return {
    id: MODEL_COLUMN,
    label: RESULTS_MESSAGES.model,
    unit: '',
    minPx: MODEL_MIN_PX,
    value: ({ modelDisplayAs }) => modelDisplayAs,
    cell: (row, toggle) => <ModelCell row={row} toggle={toggle} />,
    text: ({ modelDisplayAs }) => modelDisplayAs,
    admits: (row, text) => isNamed(row, String(text)),
  };
}
