import type { Content } from './pdf-style.ts';
import type { SectionBookmark } from './printed-document.ts';

/** Of a node that begins a part of its section, which the outline has under the section. */
const PART = 'part';

/** Names a part of a section at its first text; a title that is empty names none. */
export function partAt(text: string | undefined): Content {
  const name = text?.trim() ?? '';
  return name === '' ? {} : { [PART]: name };
}

/** Content with the entries that readers of a PDF show as its outline: the section at its first text, then its parts. */
export function outlined(content: readonly Content[], bookmark: SectionBookmark | undefined, id: string): Content[] {
  if (bookmark === undefined) return [...content];
  const state: State = { bookmark, id, isStarted: false };
  return content.map((node) => markedNode(node, state));
}

interface State {
  readonly bookmark: SectionBookmark;
  /** Of the entry of the section, which may be an anchor of its first text. */
  id: string;
  isStarted: boolean;
}

function markedNode(node: Content, state: State): Content {
  const marked = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, markedValue(key, value, state)]));
  return typeof node['text'] === 'string' ? { ...marked, ...entryOf(node, state) } : marked;
}

/** Nodes are in stacks, in columns, and in the cells of tables. */
function markedValue(key: string, value: unknown, state: State): unknown {
  if (key === 'stack' || key === 'columns') return (value as Content[]).map((node) => markedNode(node, state));
  if (key !== 'table') return value;
  const table = value as { readonly body: readonly (readonly Content[])[] };
  return { ...table, body: table.body.map((row) => row.map((node) => markedNode(node, state))) };
}

function entryOf(node: Content, state: State): Content {
  const { bookmark } = state;
  if (!state.isStarted) {
    state.isStarted = true;
    state.id = typeof node['id'] === 'string' ? node['id'] : state.id;
    return { id: state.id, outline: true, outlineText: bookmark.text };
  }
  if (!bookmark.hasParts || node[PART] === undefined) return {};
  return { outline: true, outlineText: node[PART], outlineParentId: state.id };
}
