import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { WORKSPACE } from '../workspace/paths.mjs';

/**
 * Environment of every service of docker-compose.yml.
 *
 * @param {Readonly<Record<string, string | undefined>>} variables values of `${NAME}` in the file
 * @returns {Readonly<Record<string, Readonly<Record<string, string>>>>}
 * @throws Error when a variable is required and not provided
 */
export function composeEnvironments(variables) {
  const { services } = parse(readFileSync(path.join(WORKSPACE, 'docker-compose.yml'), 'utf8'));
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment = {} }]) => [
      name,
      Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, interpolated(value, variables)])),
    ]),
  );
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose reads them. */
function interpolated(text, variables) {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name, kind, rest) => {
    const value = variables[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(rest);
    return kind === '-' ? rest : '';
  });
}
