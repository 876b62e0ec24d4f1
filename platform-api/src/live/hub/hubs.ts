import { DELIVERABLE_HEALTH_HUB, PROJECT_HUB } from '@specbuilder/shared-contracts/api';
import { FAN_ITEM_HUB } from '@specbuilder/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import type { MessageChannels } from '../../core/index.ts';
import type { Siblings } from '../processes/siblings.ts';
import { createConnectionTokens } from './connection-token.ts';
import { createDeliverableHealthHub, type WatchedHealth } from './deliverable-health-hub.ts';
import { createFanItemHub, type FanItemHub, fanItemHubMethods, type StateOfItem } from './fan-item-hub.ts';
import type { HubMethods, HubOptions } from './hub.ts';
import { addHubRoutes, type HubRoutesOptions } from './hub-routes.ts';
import { type ChangeNumberOf, createProjectHub, projectHubMethods } from './project-hub.ts';

/** How new things are that clients watch. */
export interface WatchedStates {
  readonly changeNumberOf: ChangeNumberOf;
  readonly stateOfItem: StateOfItem;
}

export interface HubsOptions extends Omit<HubOptions, 'methods'>, WatchedStates {
  readonly messages: MessageChannels;
  readonly siblings: Siblings;
  readonly deliverableHealth: WatchedHealth;
}

/** Everything that the server pushes to clients. */
export interface Hubs {
  readonly fanItemHub: FanItemHub;
  /** @param hubKey signs the tokens that clients connect with */
  mount(app: FastifyInstance, hubKey: HubKey, options: Omit<HubRoutesOptions, 'tokens'>): Promise<void>;
  /** Clients that are connected to this process. */
  ownConnections(): number;
  /** Clients that are connected to the processes of this server. */
  connections(): Promise<number>;
  close(): void;
}

type HubKey = Parameters<typeof createConnectionTokens>[0];

/** All that clients invoke, whichever hub they are connected to. */
export function hubMethods({ changeNumberOf, stateOfItem }: WatchedStates): HubMethods {
  return { ...fanItemHubMethods(stateOfItem), ...projectHubMethods(changeNumberOf) };
}

const CONNECTIONS = 'hub connections';

export function createHubs(hubsOptions: HubsOptions): Hubs {
  const { changeNumberOf, stateOfItem, siblings, deliverableHealth, ...options } = hubsOptions;
  const fanItemHub = createFanItemHub({ ...options, stateOfItem });
  const projectHub = createProjectHub({ ...options, changeNumberOf });
  const hubs = {
    [FAN_ITEM_HUB.path]: fanItemHub.hub,
    [PROJECT_HUB.path]: projectHub.hub,
    [DELIVERABLE_HEALTH_HUB.path]: createDeliverableHealthHub({ ...options, deliverableHealth }),
  };
  const ownConnections = () => Object.values(hubs).reduce((sum, hub) => sum + hub.size, 0);
  siblings.result(CONNECTIONS, ownConnections);
  return {
    fanItemHub,
    mount: (app, hubKey, routes) => addHubRoutes(app, hubs, { ...routes, tokens: createConnectionTokens(hubKey) }),
    ownConnections,
    connections: async () => (await siblings.request(CONNECTIONS)).reduce((sum: number, own) => sum + Number(own), 0),
    close() {
      fanItemHub.close();
      projectHub.close();
    },
  };
}
