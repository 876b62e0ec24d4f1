import routes from './later-routes.generated.json' with { type: 'json' };
import { routesOf } from './route-table.ts';

/** Endpoints that no first page calls. */
export const LATER_ROUTES = routesOf(routes);
