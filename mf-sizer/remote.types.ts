import type { NoProps } from '@specbuilder/shared-contracts/platform';

declare module '@specbuilder/shared-contracts/platform' {
  interface RouteStates {
    'app.fans.sizer.search': {
      category?: string;
      sub?: string;
      application?: string;
      r?: string;
      /** Item of a project that another fan takes the place of, or joins. */
      replace?: string;
      beside?: string;
    };
    'app.fans.sizer.options': { fanItemId: string };
  }
  interface PanelProps {
    /** Products to choose from for the open project. */
    'new-fan': NoProps;
  }
  interface PanelResults {
    'new-fan': never;
  }
}
