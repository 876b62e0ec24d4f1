import {
  CloneEnvironment,
  cloneDestination,
  ENVIRONMENTS,
  type Environment,
} from '@specbuilder/shared-contracts/domain';
import { CLONE_PROJECT_MESSAGES } from '../messages/clone-project.generated.ts';

/** Number of this environment as a source, whichever it is. */
export const HERE = 0;

export interface SourceChoice {
  readonly value: number;
  readonly label: string;
}

/** Where a project may come from: here first, then the other environments by their numbers. */
export function sourcesOf(here: Environment): readonly SourceChoice[] {
  const others = ENVIRONMENTS.map((environment, index) => ({ environment, value: index + CloneEnvironment.Local }))
    .filter(({ environment }) => environment !== here)
    .map(({ environment, value }) => ({ value, label: environmentName(environment) }));
  return [{ value: HERE, label: CLONE_PROJECT_MESSAGES.here }, ...others];
}

/** Environment that work moves on to from a source (VAL-025). */
export function destinationOf(source: number, here: Environment): Environment {
  return cloneDestination(environmentOfSource(source, here));
}

export function environmentOfSource(source: number, here: Environment): Environment {
  return source === HERE ? here : (ENVIRONMENTS[source - CloneEnvironment.Local] ?? here);
}

export function environmentName(environment: Environment): string {
  return CLONE_PROJECT_MESSAGES.environments[environment];
}
