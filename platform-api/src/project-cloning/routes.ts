import type { Api } from '../http/api.ts';
import { signedInCaller } from '../http/call-context.ts';
import { type CloningPorts, cloneByReference } from './service.ts';

export function projectCloningRoutes({ projects }: Api, ports: CloningPorts) {
  return {
    clone: projects.clone.handler(({ input, context }) =>
      cloneByReference(context.write, signedInCaller(context), input, ports),
    ),
  };
}
