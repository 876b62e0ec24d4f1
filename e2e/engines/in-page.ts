import type * as TestingLibrary from '@testing-library/dom';

/** Functions that run in a page: they are sent as text, so none uses what is around it. */

/** What `findInPage` looks for; a pattern goes as its source. */
export interface PageTarget {
  readonly role: string;
  readonly name: string;
  readonly isPattern: boolean;
  readonly index: number;
  readonly isInDialog: boolean;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
    /** What the page has reported since it was last read. */
    specbuilderComplaints?: string[];
  }
}

/** The visible element at the place of the target, in the page or below one of its shadow roots. */
export function findInPage(target: PageTarget): Element | null {
  const dom = window.TestingLibraryDom;
  if (dom === undefined || document.body === null) return null;
  const name = target.isPattern ? new RegExp(target.name) : target.name;
  const rootsBelow = (root: ParentNode): ParentNode[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : rootsBelow(shadowRoot))),
  ];
  const scopes = target.isInDialog ? [...document.querySelectorAll('[role=dialog]')] : rootsBelow(document.body);
  const find = (scope: HTMLElement): Element[] => {
    if (target.role === 'text') return dom.queryAllByText(scope, name);
    if (target.role === 'label') return dom.queryAllByLabelText(scope, name);
    // Whether it is hidden is looked up for what was found alone: for each element of a page it takes seconds.
    return dom.queryAllByRole(scope, target.role, { name, hidden: true });
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  return scopes.flatMap((scope) => find(scope as HTMLElement)).filter(isVisible)[target.index] ?? null;
}

export function findFrameInPage(title: string): Element | null {
  return document.querySelector(`iframe[title="${title}"]`);
}

export function hasLibraryInPage(): boolean {
  return window.TestingLibraryDom !== undefined;
}

/** Brings an element into view; whether it is enabled, has stopped moving and is what a pointer would hit. */
export function isReadyInPage(element: HTMLElement, done: (isReady: boolean) => void): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const look = () => {
    const before = place();
    requestAnimationFrame(() => {
      const { x, y } = place();
      const root = element.getRootNode() as Document | ShadowRoot;
      const hit = root.elementFromPoint(x, y);
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const isHit = hit !== null && [element, ...labels].some((one) => one.contains(hit) || hit.contains(one));
      const isEnabled = !element.matches(':disabled, [aria-disabled=true]');
      done(isEnabled && isHit && before.x === x && before.y === y);
    });
  };
  requestAnimationFrame(look);
}

/** Begins to keep what goes wrong in the page, once for each page. */
export function listenInPage(): void {
  if (window.specbuilderComplaints !== undefined) return;
  const all: string[] = [];
  window.specbuilderComplaints = all;
  addEventListener('error', ({ message }) => {
    // What an observer could not deliver in one frame comes with the next one.
    if (!message.startsWith('ResizeObserver loop')) all.push(`error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => all.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    all.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values: unknown[]) => {
    all.push(`console: ${values.map(String).join(' ')}`);
    error.apply(console, values);
  };
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (response.status >= 400) all.push(`${response.status} ${response.url}`);
    return response;
  };
}

/**
 * What is too small to be hit by a finger (WCAG 2.5.8): less than 24 px wide or high, and with another target within the
 * circle of 24 px around its middle. Links within a text are as high as its lines.
 */
export function smallTargetsInPage(): string[] {
  const SIZE = 24;
  // What only a pointer reaches repeats what a field beside it does: the arrows of a number.
  const TARGETS =
    'a[href], button:not([tabindex="-1"]), input, select, textarea, summary, [role=slider], [role=tab], [tabindex="0"]';
  const elementsBelow = (root: ParentNode): Element[] => [
    ...root.querySelectorAll(TARGETS),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : elementsBelow(shadowRoot),
    ),
  ];
  const canBeHit = (element: Element) => {
    // What is behind an open dialog.
    if (element.closest('[aria-hidden=true], [inert]') !== null) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || left + width <= 0 || top + height + scrollY <= 0) return false;
    const { pointerEvents } = getComputedStyle(element);
    return (
      element.checkVisibility({ visibilityProperty: true }) && pointerEvents !== 'none' && !element.matches(':disabled')
    );
  };
  /** As high as the lines of the text that it is in. */
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.localName === 'abbr' || element.parentElement?.textContent !== element.textContent);
  /** A label belongs to the target of its field. */
  const boxOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0];
    const own = element.getBoundingClientRect();
    if (label === undefined || !/^(checkbox|radio)$/.test((element as HTMLInputElement).type)) return own;
    const beside = label.getBoundingClientRect();
    const left = Math.min(own.left, beside.left);
    const top = Math.min(own.top, beside.top);
    return new DOMRect(left, top, Math.max(own.right, beside.right) - left, Math.max(own.bottom, beside.bottom) - top);
  };
  const targets = elementsBelow(document)
    .filter((element) => canBeHit(element) && !isInText(element))
    .map((element) => ({ element, box: boxOf(element) }));
  const isNear = (one: DOMRect, other: DOMRect) => {
    const x = one.left + one.width / 2;
    const y = one.top + one.height / 2;
    const nearestX = Math.max(other.left, Math.min(x, other.right));
    const nearestY = Math.max(other.top, Math.min(y, other.bottom));
    return Math.hypot(x - nearestX, y - nearestY) < SIZE / 2;
  };
  const isSmall = ({ width, height }: DOMRect) => Math.round(width) < SIZE || Math.round(height) < SIZE;
  return targets
    .filter(({ element, box }) => {
      const isBeside = (other: (typeof targets)[number]) =>
        !other.element.contains(element) && !element.contains(other.element) && isNear(box, other.box);
      return isSmall(box) && targets.some(isBeside);
    })
    .map(
      ({ element, box }) =>
        `${Math.round(box.width)} x ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 160)}`,
    );
}

export function typeTabInPage(): void {
  const field = document.activeElement as HTMLTextAreaElement;
  field.setRangeText('\t', field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function takeComplaints(): string[] {
  return window.specbuilderComplaints?.splice(0) ?? [];
}
