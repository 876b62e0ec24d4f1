import { bare, nameOf, walk } from './syntax-tree.mjs';

/** Wrappers of a type that leave what it is. */
const SAME_THING = ['Pick', 'Omit', 'Partial', 'Readonly', 'Required', 'NonNullable'];
const CALLS_FOR_PLATFORM = ['usePlatform'];

/**
 * Finds, from the names in one source, which part of Platform an expression is: '' for all of it, 'session.signIn' for
 * a member. Follows annotations, destructuring and names that match a service; a name means everything it means
 * anywhere in the file.
 */
export class KnownNames {
  /** @param {object} tree @param {{ members: readonly string[], types: Record<string, string> }} platform */
  constructor(tree, platform) {
    this.types = { ...platform.types, Platform: '' };
    this.services = new Set(platform.members.filter((member) => !member.includes('.')));
    this.names = new Map();
    // A name may be used above the place where it is given; the second time all of them are known.
    for (let time = 0; time < 2; time++) walk(tree, (node) => this.note(node));
  }

  /** @returns {string | undefined} */
  pathOf(expression) {
    const node = bare(expression);
    if (node?.type === 'Identifier') return this.pathOfName(node.value);
    if (node?.type === 'CallExpression') {
      return CALLS_FOR_PLATFORM.includes(bare(node.callee).value) ? '' : undefined;
    }
    if (node?.type !== 'MemberExpression') return undefined;
    const name = nameOf(node.property);
    if (name === undefined) return undefined;
    const owner = this.pathOf(node.object);
    if (owner !== undefined) return joined(owner, name);
    return this.byCustom(name);
  }

  /** Whether the source says what the name is, or only custom does. */
  isCertain(expression) {
    const node = bare(expression);
    if (node?.type === 'MemberExpression') return this.pathOf(node.object) !== undefined && this.isCertain(node.object);
    return node?.type === 'CallExpression' || node?.value === 'platform' || this.names.has(node?.value);
  }

  note(node) {
    if (node.type === 'VariableDeclarator') {
      this.bind(node.id, this.pathOfType(node.id.typeAnnotation) ?? this.pathOf(node.init));
    } else if (node.type === 'Parameter') this.bind(node.pat);
    else if (node.type === 'ArrowFunctionExpression') for (const pattern of node.params) this.bind(pattern);
    else if (node.type === 'AssignmentPattern') this.bind(node.left);
  }

  bind(pattern, given) {
    const path = this.pathOfType(pattern?.typeAnnotation) ?? given;
    if (pattern?.type === 'Identifier') {
      if (path !== undefined) this.names.set(pattern.value, path);
    } else if (pattern?.type === 'AssignmentPattern') this.bind(pattern.left, path);
    else if (pattern?.type === 'ObjectPattern') {
      for (const property of pattern.properties) this.bindProperty(property, path);
    }
  }

  bindProperty(property, owner) {
    const name = nameOf(property.key);
    if (name === undefined) return;
    const path = owner === undefined ? this.byCustom(name) : joined(owner, name);
    this.bind(property.type === 'KeyValuePatternProperty' ? property.value : property.key, path);
  }

  pathOfName(name) {
    return this.names.get(name) ?? this.byCustom(name);
  }

  /** By convention, all code calls the platform and its services by their names. */
  byCustom(name) {
    if (name === 'platform') return '';
    return this.services.has(name) ? name : undefined;
  }

  pathOfType(annotation) {
    const type = annotation?.type === 'TsTypeAnnotation' ? annotation.typeAnnotation : annotation;
    if (type?.type === 'TsTypeReference') {
      const name = type.typeName.value;
      if (SAME_THING.includes(name)) return this.pathOfType(type.typeParams?.params[0]);
      return Object.hasOwn(this.types, name ?? '') ? this.types[name] : undefined;
    }
    if (type?.type !== 'TsIndexedAccessType') return undefined;
    const owner = this.pathOfType(type.objectType);
    const name = type.indexType?.literal?.value;
    return owner === undefined || name === undefined ? undefined : joined(owner, name);
  }
}

const joined = (owner, name) => (owner === '' ? name : `${owner}.${name}`);
