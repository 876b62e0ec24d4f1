export * from './routes.ts';
export * from './schema.ts';
export { withTitlesInLanguage } from './titles.ts';
