import type { StorageService } from '@specbuilder/shared-contracts/platform';
import * as z from 'zod/mini';
import { rootLocal } from '../../boot/boot/browser-storage.ts';
import { readStored } from '../../boot/boot/stored-value.ts';
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from './requested.ts';

/** Remote to the origin that its build is taken from in this browser. */
export type ChosenOverrides = Readonly<Record<string, string>>;

const NAME = /^[a-z][a-z0-9-]*$/;
const stored = z.record(z.string().check(z.regex(NAME)), z.url());
/** In the address: leave all of them. */
const NONE = 'none';

export function readChosen(storage: StorageService = rootLocal()): ChosenOverrides {
  return readStored(storage, OVERRIDES_KEY, stored) ?? {};
}

export function choose(remote: string, origin: string | null, storage: StorageService = rootLocal()): void {
  const { [remote]: _former, ...others } = readChosen(storage);
  write(storage, origin === null ? others : { ...others, [remote]: origin });
}

export function leaveAll(storage: StorageService = rootLocal()): void {
  storage.remove(OVERRIDES_KEY);
}

/** What an address requests: `?override=mf-account@http://localhost:4104`, any number of times, or `?override=none`. */
export function chooseByAddress(href: string, storage: StorageService = rootLocal()): string {
  const url = new URL(href);
  for (const requested of url.searchParams.getAll(OVERRIDE_PARAMETER)) {
    const [, remote, address = ''] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(requested) ?? [];
    if (requested === NONE) leaveAll(storage);
    else if (remote !== undefined && URL.canParse(address)) choose(remote, new URL(address).origin, storage);
  }
  url.searchParams.delete(OVERRIDE_PARAMETER);
  return url.href;
}

function write(storage: StorageService, chosen: ChosenOverrides): void {
  if (Object.keys(chosen).length === 0) leaveAll(storage);
  else storage.write(OVERRIDES_KEY, JSON.stringify(chosen));
}
