import { isIPv6 } from 'node:net';

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

/**
 * The key by which limits count an address: the address itself, or for IPv6 its /64 network, because one client has all
 * addresses of it. An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
