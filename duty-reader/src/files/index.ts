export { type Sheet, WorkbookError, workbookSheets } from './workbook.ts';
