/** Whether every element is closed and every number is one. */
export function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, attributes, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (selfClosing !== '/') open.push(name ?? '');
    if (/NaN|undefined|Infinity/.test(attributes ?? '')) return false;
  }
  return open.length === 0;
}
