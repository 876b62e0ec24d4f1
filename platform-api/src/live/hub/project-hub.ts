import { owner, PROJECT_HUB, projectChanged, type WatchedProject } from '@specbuilder/shared-contracts/api';
import type { MessageChannels } from '../../core/index.ts';
import { createHub, type Hub, type HubMethods, type HubOptions } from './hub.ts';

/** Channel on which processes notify each other of changes of projects. */
export const PROJECT_CHANNEL = 'projects';

export interface ProjectHub {
  readonly hub: Hub;
  close(): void;
}

interface ProjectHubOptions extends Omit<HubOptions, 'methods'> {
  readonly messages: MessageChannels;
  readonly changeNumberOf: ChangeNumberOf;
}

/** The number of a project's last change. */
export type ChangeNumberOf = (projectId: string) => Promise<number>;

/** The watchers of the project, however its id is spelled. */
const projectGroup = (projectId: string) => `project ${projectId.toLowerCase()}`;

/** The same people who may read the project over HTTP. */
const WATCH_ACCESS = owner('project', ([projectId]: readonly unknown[]) => String(projectId), { needs: 'read' });

/** All methods that clients invoke; at start, each declaration is checked to have a rule. */
export function projectHubMethods(changeNumberOf: ChangeNumberOf): HubMethods {
  return {
    [PROJECT_HUB.watch]: {
      access: WATCH_ACCESS,
      async invoke(connection, [projectId]): Promise<WatchedProject> {
        // The group first: a change in between is in the number, in a message, or in both, and never in neither.
        connection.join(projectGroup(String(projectId)));
        return { changeNumber: await changeNumberOf(String(projectId)) };
      },
    },
  };
}

/** Notifies watchers of a project of its changes, in whichever process they were made. */
export function createProjectHub({ messages, changeNumberOf, ...options }: ProjectHubOptions): ProjectHub {
  const hub = createHub({ methods: projectHubMethods(changeNumberOf), ...options });
  const leave = messages.listen(PROJECT_CHANNEL, (payload) => {
    const change = projectChanged.parse(JSON.parse(payload));
    const { projectId } = change;
    void hub.sendToGroup(projectGroup(projectId), {
      target: PROJECT_HUB.changed,
      args: [change],
      access: WATCH_ACCESS,
      about: [projectId],
      ended: { target: PROJECT_HUB.closed, args: [{ projectId }] },
    });
  });
  return { hub, close: leave };
}
