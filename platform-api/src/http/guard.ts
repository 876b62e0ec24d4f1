import type { EndpointMeta } from '@specbuilder/shared-contracts/api';
import type { AccessControl, Granted } from '../access/access-control.ts';
import { unknownBrand } from '../refusal.ts';
import type { CallContext } from './call-context.ts';
import type { CountCall } from './rate-limit.ts';

/** Enforces what endpoints and file addresses declare. */
export interface Guard {
  /** Before the input is looked at: rate, who may call, brand. */
  admit(meta: EndpointMeta, context: CallContext): Promise<void>;
  /** With the validated input: whether the things it names are the caller's, and what the caller may see. */
  checkThings(meta: EndpointMeta, context: CallContext, input: unknown, isRead: boolean): Promise<Granted>;
}

export interface GuardOptions {
  readonly access: AccessControl;
  readonly countCall: CountCall;
  readonly isBrand: (manufacturerLabelId: number) => boolean;
}

export function createGuard({ access, countCall, isBrand }: GuardOptions): Guard {
  return {
    async admit(meta, context) {
      const { caller, manufacturerLabelId } = context;
      await countCall(meta.rate, context.request, caller?.userId ?? null);
      access.admit(meta.access, context);
      if (!isBrand(manufacturerLabelId)) throw unknownBrand(manufacturerLabelId);
    },
    checkThings: (meta, context, input, isRead) => access.checkThings(meta.access, context, input, isRead),
  };
}
