import ipaddr from 'ipaddr.js';

/** A provider hands a household one IPv4 address or a /56 of IPv6; these name a street rather than a door. */
const IPV4_BITS = 24;
const IPV6_BITS = 48;

/** The network of an address, e.g. '203.0.113.0/24': enough to see where a series of tries comes from. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const isV4 = parsed.kind() === 'ipv4';
  const bits = isV4 ? IPV4_BITS : IPV6_BITS;
  const whole = `${parsed.toString()}/${bits}`;
  const network = isV4 ? ipaddr.IPv4.networkAddressFromCIDR(whole) : ipaddr.IPv6.networkAddressFromCIDR(whole);
  return `${network.toString()}/${bits}`;
}
