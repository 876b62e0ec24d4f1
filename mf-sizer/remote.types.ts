import type { NoProps } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.fans.sizer.search': {
      category?: string;
      sub?: string;
      application?: string;
      r?: string;
      /** '1' searches for the criteria of the address without a click. */
      find?: string;
      /** What the first item of the search is to have. */
      tag?: string;
      qty?: string;
      /** Item of a project that another fan replaces, joins, or could replace. */
      replace?: string;
      beside?: string;
      alternate?: string;
      /** Load calculation that the unit is for. */
      load?: string;
      /** Criteria by the names of the specification's fields, such as cfm and sp. */
      [criterion: string]: string | undefined;
    };
    'app.fans.sizer.schedule': Record<never, never>;
    /** A copy of the load calculation that the id opens (LCA-003). */
    'app.loadCalculator': { cloneProjectId?: string };
    'app.fans.sizer.options': { fanItemId: string };
    /** A fan at its duty, as in the request of its curve model. */
    'app.fans.sizer.curve': Readonly<Record<string, string>>;
  }
  interface PanelProps {
    /** Products to choose from for the open project. */
    'new-fan': { readonly duty?: { readonly cfm: number | null; readonly sp: number | null } };
    /** A duty typed in one line. */
    'one-line': NoProps;
    /** What can be done without a pointer. */
    keys: NoProps;
  }
  interface PanelResults {
    'new-fan': never;
    'one-line': never;
    keys: never;
  }
}
