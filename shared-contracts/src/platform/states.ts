/**
 * Every screen by its state name with the parameters its address takes; paths are in the registry. This interface lists
 * the one that every site has. Each remote adds its own in its `remote.types.ts`, which all packages see.
 */
export interface RouteStates {
  'app.home.start': Record<never, never>;
}
export type StateName = keyof RouteStates;

type Optional<T> = Record<never, never> extends T ? [params?: T] : [params: T];
/** `navigate('app.fans.sizer.options', { fanItemId })`: parameters are required where the address needs them. */
export type RouteArguments<S extends StateName> = Optional<RouteStates[S]>;
