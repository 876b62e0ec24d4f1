export { saysWhatIsServed } from './pages/server-offers.ts';
export { createSite, type Site } from './pages/site.ts';
export { watchFile } from './pages/watched-file.ts';
export { registerSite, type SiteServices } from './register.ts';
export { releaseHealthOf } from './remotes/release-health.ts';
export { addReleaseRoutes } from './remotes/upload-routes.ts';
export { sweepRemoteRecords } from './telemetry/store.ts';
