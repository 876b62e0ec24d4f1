/**
 * The root of the package is the one copy that host and remotes share at run time:
 * the bus, the hub behind it and the version of the Platform interface. Everything else is imported by entry.
 */
export * from './events/index.ts';
export * from './platform/index.ts';
