/** Settings that cannot be used; the message names each one in a sentence of its own. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
