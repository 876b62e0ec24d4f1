export * from './fluent.ts';
export { TabList } from './tabs/tab-list.tsx';
