export { csvFile, type SheetCell } from './csv.ts';
export * from './fluent.ts';
export { saveFile } from './save-file.ts';
export { TabList } from './tabs/tab-list.tsx';
