import type { StorageService } from '@specbuilder/shared-contracts/platform';
import type { Panels, Telemetry } from '../composition/index.ts';
import type { createPlatformFactory, ShellServices } from '../platform/shell-platform.ts';
import type { LaterServices } from './later-services.ts';

/** The shell as its own panels, items and later parts see it; it knows them, they know only this. */
export interface OwnHost {
  readonly services: ShellServices;
  readonly panels: Panels;
  readonly platform: ReturnType<typeof createPlatformFactory>;
  readonly later: LaterServices;
  /** Choices of the user that outlive the session. */
  readonly storage: StorageService;
  /** How remotes came to this page. */
  readonly telemetry: Telemetry;
}
