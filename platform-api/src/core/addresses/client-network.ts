/**
 * Whom an address stands for: one household or server has a whole /64 of IPv6, so the rest of it says nothing.
 *
 * @param address undefined once a client has gone, which Fastify's types do not say
 */
export function clientNetworkOf(address: string | undefined): string {
  if (address === undefined) return '';
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const zeros = end === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest].slice(0, 4).join(':');
}
