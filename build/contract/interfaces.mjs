import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, treeOf, walk } from './syntax-tree.mjs';

/** Where a service of Platform is declared outside its folder. */
const SERVICES_ELSEWHERE = { BroadcastBus: 'events/bus.ts' };
/** Services whose members follow from another part of the contract: endpoints, and a library's cache. */
const LEAVES = ['ApiClient', 'ApiQueries', 'QueryClient'];

/**
 * The members of the Platform interface of a tree, read from its sources.
 *
 * @param {string} contracts folder of shared-contracts/src
 * @returns {{ members: string[], types: Record<string, string>, panels: string[] }} every member by its path, such as
 *   'session.signIn'; the services by the name of their type; the panels that can be requested
 */
export function platformInterface(contracts) {
  const declared = interfacesIn(path.join(contracts, 'platform'), ['platform.ts', 'history.ts', 'panels.ts']);
  for (const [name, file] of Object.entries(SERVICES_ELSEWHERE)) {
    const found = interfacesIn(contracts, [file])[name];
    if (found !== undefined) declared[name] = found;
  }
  const types = {};
  const members = [];
  const add = (owner, prefix) => {
    for (const { name, type } of owner) {
      const member = `${prefix}${name}`;
      members.push(member);
      const isService = declared[type] !== undefined && !type.endsWith('Props') && member.split('.').length < 3;
      // Of two members of one type a name that has the type alone may be either: the one that came first is counted.
      if (isService || LEAVES.includes(type)) types[type] ??= member;
      if (isService) add(declared[type], `${member}.`);
    }
  };
  add(declared.Platform, '');
  return { members: members.sort(), types, panels: declared.PanelProps.map(({ name }) => name).sort() };
}

/** Names of the broadcast events. */
export function eventNames(contracts) {
  const file = path.join(contracts, 'events', 'catalogue.ts');
  const names = [];
  walk(treeOf(readFileSync(file, 'utf8'), file), (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.value !== 'EVENTS') return;
    walk(node.init, (inner) => {
      if (inner.type !== 'ObjectExpression') return;
      names.push(...inner.properties.map(({ key }) => nameOf(key)));
      return false;
    });
    return false;
  });
  return names.sort();
}

/** Endpoints by their name in the client: 'projects.read' is 'GET /api/projects/{projectId}'. */
export function endpointsByName(contracts) {
  const tables = ['route-table', 'later-routes'].map((name) =>
    JSON.parse(readFileSync(path.join(contracts, 'client', `${name}.generated.json`), 'utf8')),
  );
  const flat = {};
  const add = (entries, prefix) => {
    for (const [name, entry] of Object.entries(entries)) {
      if (typeof entry === 'object') add(entry, `${prefix}${name}.`);
      else flat[`${prefix}${name}`] = endpointOf(entry);
    }
  };
  for (const table of tables) add(table, '');
  return flat;
}

/** 'GET /api/settings' of '~GET settings', as route-table.ts writes them short. */
function endpointOf(words) {
  const [method, route] = words.replace('~', '').split(' ');
  return `${method} ${route.startsWith('/') ? '' : '/api/'}${route}`;
}

/** Members of the interfaces in some files: by interface, each with the type that it names, '' for any other. */
function interfacesIn(folder, files) {
  const interfaces = {};
  for (const file of files) {
    walk(treeOf(readFileSync(path.join(folder, file), 'utf8'), file), (node) => {
      if (node.type !== 'TsInterfaceDeclaration') return;
      interfaces[node.id.value] = node.body.body.map(({ key, typeAnnotation }) => {
        return { name: nameOf(key), type: namedType(typeAnnotation?.typeAnnotation) };
      });
      return false;
    });
  }
  return interfaces;
}

function namedType(type) {
  if (type?.type === 'TsUnionType') return type.types.map(namedType).find((name) => name !== '') ?? '';
  return type?.type === 'TsTypeReference' ? (type.typeName.value ?? '') : '';
}
