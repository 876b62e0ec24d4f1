import '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.fans.sizer.search': {
      category?: string;
      sub?: string;
      application?: string;
      r?: string;
      /** Duty that a plain search begins with: cfm and in. wg. */
      cfm?: string;
      sp?: string;
      /** Item of a project that another fan takes the place of, joins, or could stand in for. */
      replace?: string;
      beside?: string;
      alternate?: string;
    };
    'app.fans.sizer.options': { fanItemId: string };
  }
  interface PanelProps {
    /** Products to choose from for the open project. */
    'new-fan': { readonly duty?: { readonly cfm: number | null; readonly sp: number | null } };
  }
  interface PanelResults {
    'new-fan': never;
  }
}
