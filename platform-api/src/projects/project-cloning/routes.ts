import { type Api, signedInCaller } from '../../core/index.ts';
import { regionsOfStaff } from '../../places/index.ts';
import { type CloningPorts, cloneByReference } from './service.ts';

export function projectCloningRoutes({ projects }: Api, ports: CloningPorts) {
  return {
    clone: projects.clone.handler(({ input, context }) =>
      cloneByReference(
        context.write,
        { ...signedInCaller(context), regions: regionsOfStaff(signedInCaller(context)) },
        input,
        ports,
      ),
    ),
  };
}
