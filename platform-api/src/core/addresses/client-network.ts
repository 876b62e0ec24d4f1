/**
 * The network of an address: one household or server has a whole /64 of IPv6, so the lower bits carry no information.
 *
 * @param address undefined after a client has disconnected, which Fastify's types do not declare
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
