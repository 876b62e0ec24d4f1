/** How reliable the values are; one sentence on screens, sheets and product pages. */
export { STATEMENT_MESSAGES } from '../messages/statement.generated.ts';
