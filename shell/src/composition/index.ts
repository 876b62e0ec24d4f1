export { createBrowserHistory, type ShellHistory } from './browser-history.ts';
export { createFederation } from './federation.ts';
export { createRemoteLoader, type RemoteLoader } from './loader.ts';
export { createPanelHost } from './panel-host.ts';
export { createPanels, type OpenPanel, type PanelPorts, type Panels } from './panels.ts';
export { createRegions, type RegionFailure, type RegionState, type Regions } from './regions.ts';
export { readInlineRegistry, readPublishedRegistry } from './registry.ts';
export { createReleases, type Releases } from './releases.ts';
export { createTelemetry, reportFailedDrawing, type Telemetry } from './telemetry.ts';
