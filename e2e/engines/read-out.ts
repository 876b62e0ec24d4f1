import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

/** What a browser tells a screen reader of a page, from its accessibility tree. */
export interface ReadOut {
  /**
   * Ways through the page, in its order: landmarks, headings, tabs, fields and live regions. What holds a digit is `#`, and
   * a line that comes again is left out, so that fans and prices may change.
   */
  readonly lines: readonly string[];
  /** Roles of controls without a name. */
  readonly unnamed: readonly string[];
}

interface TreeNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const LANDMARKS = [
  'banner',
  'navigation',
  'main',
  'complementary',
  'contentinfo',
  'search',
  'form',
  'region',
  'dialog',
];
const FIELDS = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'switch', 'checkbox', 'radio', 'tab'];
const CONTROLS = [...FIELDS, 'button', 'link', 'menuitem', 'menuitemradio', 'option', 'DisclosureTriangle'];
const SAVED = path.join(import.meta.dirname, 'read-out.json');

export async function readOutOf(page: Page): Promise<ReadOut> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly TreeNode[] };
    const read = inOrder(nodes).filter(({ ignored }) => !ignored);
    const unnamed = read.filter((node) => CONTROLS.includes(roleOf(node)) && nameOf(node) === '').map(roleOf);
    return { lines: [...new Set(read.flatMap(lineOf))], unnamed };
  } finally {
    await session.detach();
  }
}

/** As it is read from top to bottom; the browser gives it level by level. */
function inOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (id: string): TreeNode[] => {
    const node = byId.get(id);
    return node === undefined ? [] : [node, ...(node.childIds ?? []).flatMap(below)];
  };
  const [root] = nodes;
  return root === undefined ? [] : below(root.nodeId);
}

/** Holds what is read out against `read-out.json`; `UPDATE_READ_OUT=1` writes what is there into it. */
export async function expectReadOut(screen: string, read: () => Promise<ReadOut | undefined>): Promise<void> {
  if ((await read()) === undefined) return;
  const saved: Record<string, readonly string[]> = existsSync(SAVED) ? JSON.parse(readFileSync(SAVED, 'utf8')) : {};
  if (process.env['UPDATE_READ_OUT'] === '1') {
    saved[screen] = await whenStill(read);
    writeFileSync(SAVED, `${JSON.stringify(saved, null, 2)}\n`);
  }
  await expect.soft.poll(async () => (await read())?.lines, `read out: ${screen}`).toEqual(saved[screen]);
  await expect.soft.poll(async () => (await read())?.unnamed, `controls without a name: ${screen}`).toEqual([]);
}

async function whenStill(read: () => Promise<ReadOut | undefined>): Promise<readonly string[]> {
  let lines: readonly string[] | undefined;
  await expect(async () => {
    const next = (await read())?.lines;
    const before = lines;
    lines = next;
    expect(next).toEqual(before);
  }).toPass({ intervals: [1500] });
  return lines ?? [];
}

function lineOf(node: TreeNode): string[] {
  const role = roleOf(node);
  const name = nameOf(node).replace(/\S*\d\S*/g, '#');
  const said = (text: string) => [name === '' ? text : `${text}: ${name}`];
  if (role === 'heading') return said(`heading ${property(node, 'level')}`);
  if (LANDMARKS.includes(role) || FIELDS.includes(role)) return said(role);
  const live = property(node, 'live');
  return live === 'polite' || live === 'assertive' ? [`live, ${live}: ${role}`] : [];
}

const roleOf = ({ role }: TreeNode): string => role?.value ?? '';
const nameOf = ({ name }: TreeNode): string => (name?.value ?? '').trim();
const property = ({ properties = [] }: TreeNode, name: string) =>
  properties.find((item) => item.name === name)?.value.value;
