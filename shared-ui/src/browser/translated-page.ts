/**
 * Lets React go on with a page that the browser's translator has changed. A translator puts elements of its own in the
 * place of text nodes (`<font><font>texto</font></font>`), while React holds on to the nodes that it made: removing one
 * throws, and a new text goes into a node that is no longer on the page, so that a stale number stays.
 *
 * Each text node is remembered with the element that took its place. A removal then takes that element away, an insertion
 * goes before it, and a new text puts React's own node back, which the translator translates again.
 *
 * @param root the document; shadow trees are not translated
 */
export function keepUpdatingTranslatedPage(root: Document = document): void {
  const substitutes = new WeakMap<Node, Element>();
  const taken = new WeakSet<Element>();
  const noteAll = (records: readonly MutationRecord[]): void => {
    for (const record of records) noteSubstitute(record, { substitutes, taken });
  };
  const observer = new MutationObserver(noteAll);
  observer.observe(root, { childList: true, subtree: true });
  const note = (): void => noteAll(observer.takeRecords());
  /** What is among the children of `parent` for a node that React put there. */
  const childFor = (parent: Node, node: Node): Node | null => {
    note();
    let found: Node | null | undefined = node.parentNode === null ? substitutes.get(node) : node;
    while (found && found.parentNode !== parent) found = found.parentNode;
    return found ?? null;
  };
  /** Makes room for a text node that React moves or changes; returns what had its place. */
  const withdraw = (node: Node): Element | undefined => {
    if (node.parentNode !== null || !(node instanceof Text)) return undefined;
    note();
    const substitute = substitutes.get(node);
    substitutes.delete(node);
    return substitute?.parentNode ? substitute : undefined;
  };
  replaceMethods({ childFor, withdraw });
  replaceText((text) => withdraw(text)?.replaceWith(text));
}

/** A text node that left its place to an element in one step, or to the element beside it in two. */
function noteSubstitute(record: MutationRecord, { substitutes, taken }: Substitutes): void {
  const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
  const [text] = removedNodes;
  if (removedNodes.length !== 1 || !(text instanceof Text)) return;
  const found = [addedNodes[0], previousSibling, nextSibling].find(
    (node): node is Element => isTranslators(node) && !taken.has(node),
  );
  if (found === undefined) return;
  substitutes.set(text, found);
  taken.add(found);
}

/** The product itself has none of them. */
const isTranslators = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font';

interface Substitutes {
  readonly substitutes: WeakMap<Node, Element>;
  /** Those that have the place of a text already. */
  readonly taken: WeakSet<Element>;
}

interface Translated {
  readonly childFor: (parent: Node, node: Node) => Node | null;
  readonly withdraw: (node: Node) => Element | undefined;
}

function replaceMethods({ childFor, withdraw }: Translated): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const there = childFor(this, child);
    if (there !== null) removeChild.call(this, there);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    withdraw(node)?.remove();
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, node, isHere ? before : childFor(this, before)) as T;
  };
}

function replaceText(putBack: (text: Text) => void): void {
  const { get, set, ...nodeValue } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  if (get === undefined || set === undefined) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    get,
    set(this: Node, value: string | null) {
      if (this instanceof Text) putBack(this);
      set.call(this, value);
    },
  });
}
