import type { Api } from '../../core/http/api.ts';
import { signedInCaller } from '../../core/http/call-context.ts';
import { type CloningPorts, cloneByReference } from './service.ts';

export function projectCloningRoutes({ projects }: Api, ports: CloningPorts) {
  return {
    clone: projects.clone.handler(({ input, context }) =>
      cloneByReference(context.write, signedInCaller(context), input, ports),
    ),
  };
}
