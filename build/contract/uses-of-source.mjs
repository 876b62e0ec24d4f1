import { KnownNames } from './known-names.mjs';
import { bare, nameOf, treeOf, walk } from './syntax-tree.mjs';

const KIT = '@specbuilder/shared-ui/';
const EVENT_CALLS = {
  'bus.publish': 'published',
  'bus.subscribe': 'received',
  'bus.last': 'received',
  'bus.forget': 'received',
};
const PANEL_CALLS = ['panels.open', 'panels.close'];
/** Called on a group of endpoints, these name cached responses and send no request. */
const CALLS_NOTHING = ['key'];

/**
 * What one source uses of its host: members of Platform, endpoints, events, panels, exports of the shared kit. All
 * written code counts, whether it ever runs or not.
 *
 * It cannot detect members named at run time (`api[name]`), services under a new name without a type
 * (`const post = things[0]`), fields of what a service returns or takes, parameters and fields of an endpoint or event,
 * exports reached through `import *`, and screens by their state name, whose absence the host handles itself. Behaviour
 * that a version of Platform promises without a new member is declared by `platform` in remote.json.
 *
 * @typedef {{ platform: ReturnType<typeof import('./interfaces.mjs').platformInterface>, events: readonly string[],
 *   endpoints: Readonly<Record<string, string>>, kitEntries: readonly string[] }} Contract
 * @param {string} source
 * @param {string} file its name
 * @param {Contract} contract of the tree that the source belongs to
 * @returns {{ members: string[], published: string[], received: string[], panels: string[], endpoints: string[],
 *   kit: string[] }} kit as 'core.Button'
 */
export function usesOfSource(source, file, contract) {
  const tree = treeOf(source, file);
  const reader = new Reader(tree, contract);
  walk(tree, (node) => reader.read(node));
  const { members, published, received, panels, endpoints, kit } = reader;
  return { members, published, received, panels, endpoints, kit };
}

class Reader {
  members = [];
  published = [];
  received = [];
  panels = [];
  endpoints = [];
  kit = [];

  constructor(tree, contract) {
    this.tree = tree;
    this.contract = contract;
    this.names = new KnownNames(tree, contract.platform);
  }

  read(node) {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') return this.readImport(node);
    if (node.type === 'CallExpression') this.readCall(node);
    if (node.type === 'VariableDeclarator') return this.readDestructured(node);
    if (node.type === 'Parameter') this.readPattern(node.pat, this.names.pathOfType(node.pat.typeAnnotation));
    if (node.type === 'ArrowFunctionExpression') {
      for (const pattern of node.params) this.readPattern(pattern, this.names.pathOfType(pattern.typeAnnotation));
    }
    if (node.type === 'MemberExpression' || node.type === 'Identifier') return this.readReference(node);
    return true;
  }

  readImport({ source, specifiers, typeOnly }) {
    if (!source?.value.startsWith(KIT) || typeOnly) return true;
    const entry = source.value.slice(KIT.length);
    if (!this.contract.kitEntries.includes(entry)) return true;
    for (const { imported, orig, local, isTypeOnly, type } of specifiers) {
      if (!isTypeOnly && type !== 'ImportNamespaceSpecifier')
        this.kit.push(`${entry}.${(imported ?? orig ?? local).value}`);
    }
    return false;
  }

  readCall({ callee, arguments: given }) {
    const called = this.names.pathOf(callee);
    if (EVENT_CALLS[called]) this[EVENT_CALLS[called]].push(...this.textsOf(given[0], this.contract.events));
    if (PANEL_CALLS.includes(called)) this.panels.push(...this.textsOf(given[0], this.contract.platform.panels));
  }

  /** The name that is handed over; where it is worked out, every such name that the source contains. */
  textsOf(argument, known) {
    const literal = bare(argument?.expression);
    if (literal?.type === 'StringLiteral') return [literal.value];
    const all = [];
    walk(this.tree, (node) => {
      if (node.type === 'StringLiteral' && known.includes(node.value)) all.push(node.value);
    });
    return all;
  }

  readDestructured({ id, init }) {
    const path = this.names.pathOfType(id.typeAnnotation) ?? this.names.pathOf(init);
    if (id.type !== 'ObjectPattern' || path === undefined) return true;
    this.readPattern(id, path);
    return bare(init).type === 'CallExpression';
  }

  readPattern(pattern, path) {
    if (pattern?.type !== 'ObjectPattern' || path === undefined) return;
    for (const { key, value } of pattern.properties) {
      const name = nameOf(key);
      if (name === undefined) continue;
      const member = path === '' ? name : `${path}.${name}`;
      // A group of endpoints that only gets a name is not called yet.
      if (!this.isGroup(member)) this.count(member);
      this.readPattern(value, member);
    }
  }

  /** @returns whether there is more to see inside; what a chain of members begins with is seen to here */
  readReference(node) {
    const path = this.names.pathOf(node);
    if (path === undefined) return true;
    this.count(path, this.names.isCertain(node));
    const owner = innermost(node);
    if (owner.type !== 'Identifier') walk(owner, (inner) => this.read(inner));
    return false;
  }

  /** By custom alone a name such as `store` says too little; with a member that only the service has, enough. */
  count(path, isCertain = true) {
    const [service, ...names] = path.split('.');
    if (service === 'api' || service === 'apiQueries') {
      const endpoints = this.endpointsOf(names);
      if (isCertain || endpoints.length > 0) this.members.push(service);
      this.endpoints.push(...endpoints);
      return;
    }
    const { members } = this.contract.platform;
    for (let length = names.length; length >= (isCertain ? 0 : 1); length--) {
      const member = [service, ...names.slice(0, length)].join('.');
      if (!members.includes(member)) continue;
      this.members.push(member);
      return;
    }
  }

  endpointsOf(names) {
    const { endpoints } = this.contract;
    for (let length = names.length; length > 0; length--) {
      const endpoint = endpoints[names.slice(0, length).join('.')];
      if (endpoint !== undefined) return [endpoint];
    }
    if (names.length === 0 || CALLS_NOTHING.includes(names.at(-1))) return [];
    // A group that is handed on whole: each of its endpoints may be called.
    return Object.keys(endpoints)
      .filter((name) => name.startsWith(`${names.join('.')}.`))
      .map((name) => endpoints[name]);
  }

  isGroup(member) {
    const name = member.replace(/^api(Queries)?\.?/, '');
    if (name === member) return false;
    return name === '' || Object.keys(this.contract.endpoints).some((item) => item.startsWith(`${name}.`));
  }
}

function innermost(node) {
  const inner = bare(node);
  return inner.type === 'MemberExpression' ? innermost(inner.object) : inner;
}
