import type { CategoryEntry } from '../product-line/category.ts';
import categories from './demonstration/categories.json' with { type: 'json' };

/** The categories of the specification, as data. */
export const DEMO_CATEGORIES = categories as readonly CategoryEntry[];
