import { column } from '../schedule/column.ts';
import { servesText } from '../subject/serves.ts';

/** Which unit a row is about. */
export const IDENTITY = [
  column('tag', 'item', ({ tag }) => tag),
  column('qty', 'item', ({ item }) => item.qty),
  column('serves', 'item', servesText),
  column('model', 'item', ({ item }) => item.modelDisplayAs),
];
