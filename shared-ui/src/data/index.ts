export * from './fluent.ts';
