/** Every screen by its state name with the parameters its address takes. The paths stand in the registry. */
export interface RouteStates {
  'app.home.start': Record<never, never>;
  'app.fans.sizer.search': { category?: string; sub?: string; application?: string; r?: string };
  'app.fans.sizer.options': { fanItemId: string };
  'app.projects.dashboard': { projectId?: string };
  'app.region-mgmt.logs': Record<never, never>;
  'app.region-mgmt.alerts': Record<never, never>;
  'app.accounts.edit': Record<never, never>;
}
export type StateName = keyof RouteStates;

type Optional<T> = Record<never, never> extends T ? [params?: T] : [params: T];
/** `navigate('app.fans.sizer.options', { fanItemId })`: parameters are asked for where the address needs them. */
export type RouteArguments<S extends StateName> = Optional<RouteStates[S]>;
