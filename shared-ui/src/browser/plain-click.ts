type ClickKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click of a link leads on in this page: with another button or a key held down, the browser opens a tab or window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
