import { groupsOf } from './connected-groups.mjs';

const KNOWN_OF_FROM = new Set(['path', 'pathNot']);
const KNOWN_OF_TO = new Set(['path', 'pathNot', 'dependencyTypes', 'dependencyTypesNot', 'dynamic', 'circular']);

/**
 * @typedef {import('./dependencies.mjs').Module} Module
 * @typedef {import('./dependencies.mjs').Dependency} Dependency
 * @typedef {{ path?: string | readonly string[], pathNot?: string | readonly string[] }} Where patterns, any of which may match
 *
 * @typedef {object} Rule an import that is forbidden
 * @property {string} name
 * @property {string} comment
 * @property {Where} from
 * @property {Where & { dependencyTypes?: readonly string[], dependencyTypesNot?: readonly string[], dynamic?: boolean, circular?: boolean }} to
 *   `$1` in a path is what the first brackets in the path of `from` matched
 */

/**
 * Every import that a rule forbids.
 *
 * @param {readonly Module[]} modules
 * @param {readonly Rule[]} rules
 * @returns {{ rule: string, from: string, to: string, why: string }[]}
 */
export function findBrokenRules(modules, rules) {
  const tests = rules.map(compile);
  const circles = circlesOf(modules);
  return modules.flatMap(({ source, dependencies }) => {
    const applying = tests.flatMap(({ rule, from, to }) => {
      const match = from(source);
      return match === null ? [] : [{ rule, isForbidden: to(match) }];
    });
    return dependencies.flatMap((dependency) =>
      applying
        .filter(({ isForbidden }) => isForbidden(dependency, circles(source, dependency.resolved)))
        .map(({ rule }) => ({ rule: rule.name, from: source, to: dependency.resolved, why: rule.comment })),
    );
  });
}

function compile(rule) {
  for (const key of Object.keys(rule.from)) if (!KNOWN_OF_FROM.has(key)) throw unknown(rule, `from.${key}`);
  for (const key of Object.keys(rule.to)) if (!KNOWN_OF_TO.has(key)) throw unknown(rule, `to.${key}`);
  return { rule, from: placeTest(rule.from), to: dependencyTest(rule.to) };
}

const unknown = ({ name }, key) =>
  new Error(`The rule ${name} has ${key}, which the check of the boundaries does not know.`);

/** @returns {(file: string) => RegExpExecArray | readonly string[] | null} what the path matched */
function placeTest(where) {
  const requested = patternOf(where.path);
  const excepted = patternOf(where.pathNot);
  return (file) => {
    const match = requested === null ? [''] : requested.exec(file);
    return match === null || excepted?.test(file) === true ? null : match;
  };
}

function dependencyTest({ dependencyTypes = [], dependencyTypesNot = [], dynamic, circular, ...where }) {
  const places = new Map();
  const testFor = (group) => {
    if (!places.has(group)) places.set(group, placeTest(withGroup(where, group)));
    return places.get(group);
  };
  return ([, group = '']) => {
    const isThere = testFor(group);
    return (dependency, isCircular) => {
      const types = dependency.dependencyTypes;
      if (dependencyTypes.length > 0 && !dependencyTypes.some((type) => types.includes(type))) return false;
      if (dependencyTypesNot.some((type) => types.includes(type))) return false;
      if (dynamic !== undefined && dynamic !== dependency.dynamic) return false;
      if (circular !== undefined && circular !== isCircular) return false;
      return isThere(dependency.resolved) !== null;
    };
  };
}

const withGroup = (where, group) =>
  Object.fromEntries(
    Object.entries(where).map(([key, paths]) => [key, [paths].flat().map((item) => item.replaceAll('$1', group))]),
  );

const patternOf = (paths) => (paths === undefined ? null : new RegExp([paths].flat().join('|')));

/** Whether two files reach each other over what they import. */
function circlesOf(modules) {
  const arrows = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const groups = groupsOf(arrows);
  return (from, to) => groups.get(from) === groups.get(to);
}
