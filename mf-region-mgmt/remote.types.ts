import type { NoProps } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.region-mgmt.logs': Record<never, never>;
    'app.region-mgmt.alerts': Record<never, never>;
    'app.region-mgmt.clone-project': Record<never, never>;
    'app.region-mgmt.reports.summary': Record<never, never>;
    'app.region-mgmt.reports.change': Record<never, never>;
    'app.toolBox': Record<never, never>;
  }
  interface PanelProps {
    'clone-project': NoProps;
  }
  interface PanelResults {
    'clone-project': never;
  }
}
