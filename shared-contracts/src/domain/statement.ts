/** How reliable the values are; one sentence on screens, sheets and product pages. */
export { STATEMENT_TEXTS } from '../words/statement.generated.ts';
