import type { Environment } from '@specbuilder/shared-contracts/domain';
import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { itemsToday, type TodayPorts } from '../fan-items/items-today.ts';
import { copyProject } from '../project-cloning/project-copy.ts';
import * as sharing from './service.ts';

interface SharingOptions extends sharing.SharingPorts, TodayPorts {
  readonly environment: Environment;
}

export function projectSharingRoutes({ projects }: Api, db: Database, options: SharingOptions) {
  const { environment, publicUrl } = options;
  const today = itemsToday(options);
  return {
    share: projects.share.handler(({ input, context }) =>
      context.write((unit) => sharing.shareProject(unit, signedInCaller(context), input, options)),
    ),
    shares: projects.shares.handler(({ input }) => sharing.listShares(db, input.projectId, publicUrl)),
    revokeShare: projects.revokeShare.handler(({ input, context }) =>
      context.write((unit) => sharing.revokeShare(unit, input, publicUrl)),
    ),
    shared: {
      read: projects.shared.read.handler(({ input, context }) =>
        sharing.readShared(db, signedInCaller(context), input.shareId, today),
      ),
      clone: projects.shared.clone.handler(({ input, context }) =>
        context.write(async (unit) => {
          const { projectId } = await sharing.liveShare(unit.tx, input.shareId);
          return copyProject(unit, signedInCaller(context), projectId, { environment, today });
        }),
      ),
    },
  };
}
