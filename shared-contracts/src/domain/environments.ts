/** Environments that change behaviour (BRD-023), in the order in which work moves through them. */
export const ENVIRONMENTS = ['local', 'development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The environment of a settings text, in any case; undefined when it is none of the four. */
export function environmentOf(text: string): Environment | undefined {
  return ENVIRONMENTS.find((environment) => environment === text.toLowerCase());
}

/** Where the clone utility's copy goes: the next environment, production staying itself. */
export function cloneDestination(source: Environment): Environment {
  return ENVIRONMENTS[ENVIRONMENTS.indexOf(source) + 1] ?? 'production';
}
