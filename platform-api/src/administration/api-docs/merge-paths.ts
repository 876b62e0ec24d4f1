import type { OpenAPIGenerator } from '@orpc/openapi';
import { pascal } from './named-schemas.ts';

type Paths = NonNullable<Awaited<ReturnType<OpenAPIGenerator['generate']>>['paths']>;
type Item = NonNullable<Paths[string]>;

const PARAMETER = /\{(\w+)\}/g;
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** OpenAPI counts paths that differ in the names of their parameters alone as one, which gets a name of both. */
export function mergeEqualPaths(paths: Paths): Paths {
  const merged: Paths = {};
  for (const [path, item] of Object.entries(paths)) {
    const twin = Object.keys(merged).find((other) => shapeOf(other) === shapeOf(path));
    if (twin === undefined || item === undefined) {
      merged[path] = item;
      continue;
    }
    const [ofTwin, ofPath] = [namesOf(twin), namesOf(path)];
    const both = ofTwin.map((name, i) => (name === ofPath[i] ? name : `${name}Or${pascal(ofPath[i] ?? '')}`));
    const joined = { ...renamed(merged[twin] ?? {}, ofTwin, both), ...renamed(item, ofPath, both) };
    delete merged[twin];
    merged[both.reduce((text, name, i) => text.replace(`{${ofTwin[i]}}`, `{${name}}`), twin)] = joined;
  }
  return merged;
}

const shapeOf = (path: string) => path.replace(PARAMETER, '{}');
const namesOf = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

function renamed(item: Item, from: readonly string[], to: readonly string[]): Item {
  for (const method of METHODS) {
    for (const parameter of item[method]?.parameters ?? []) {
      if (!('name' in parameter) || parameter.in !== 'path') continue;
      parameter.name = to[from.indexOf(parameter.name)] ?? parameter.name;
    }
  }
  return item;
}
