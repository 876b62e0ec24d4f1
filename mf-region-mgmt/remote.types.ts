import type { NoProps } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.region-mgmt.logs': Record<never, never>;
    'app.region-mgmt.users': Record<never, never>;
    /** Who comes from the list brings the customer along, as `userDetails` of the history's state. */
    'app.region-mgmt.user-logs': { userId: string };
    'app.region-mgmt.no-user': Record<never, never>;
    'app.region-mgmt.customers': Record<never, never>;
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
