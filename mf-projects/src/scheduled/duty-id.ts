import { randomId } from '@specbuilder/shared-contracts/domain';

/** A UUID of version 4, by which the server knows a scheduled duty. */
export function newDutyId(): string {
  const hex = randomId();
  const variant = (8 + (Number.parseInt(hex[16] ?? '0', 16) % 4)).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}
