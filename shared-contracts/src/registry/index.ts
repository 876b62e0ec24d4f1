export { ANY_LOCAL_PORT, allowsOrigin } from './allowed-origins.ts';
export * from './needed-platform.ts';
export * from './routes.ts';
export * from './schema.ts';
export { isServerPath, isShellPath, isTakenByTheSite } from './site-paths.ts';
export { withTitlesInLanguage } from './titles.ts';
