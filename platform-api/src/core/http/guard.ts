import { allowsScope, type EndpointMeta } from '@specbuilder/shared-contracts/api';
import type { AccessControl, Granted } from '../access/access-control.ts';
import type { Caller } from '../access/caller.ts';
import { HttpError, unknownBrand } from '../http-error/http-error.ts';
import { ACCESS_MESSAGES } from '../messages/access.generated.ts';
import { API_KEY_MESSAGES } from '../messages/api-key.generated.ts';
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
      const isProgram = caller?.apiKey !== undefined;
      await countCall(isProgram ? 'program' : meta.rate, context.request, caller?.userId ?? null);
      assertKeyAllows(meta, caller);
      assertCalculatorMay(meta, caller);
      access.admit(meta.access, context);
      if (!isBrand(manufacturerLabelId)) throw unknownBrand(manufacturerLabelId);
    },
    checkThings: (meta, context, input, isRead) => access.checkThings(meta.access, context, input, isRead),
  };
}

/** For the calculator's frame, which may be a page of another site. */
function assertCalculatorMay({ calculatorToken = false }: EndpointMeta, caller: Caller | null): void {
  if (caller?.isCalculator === true && !calculatorToken)
    throw new HttpError('forbidden', ACCESS_MESSAGES.calculatorAlone);
}

/** A call that declares nothing for keys is closed to all of them, so that a new one is closed by default. */
function assertKeyAllows({ apiKey: needed }: EndpointMeta, caller: Caller | null): void {
  if (caller?.apiKey === undefined) return;
  if (needed === undefined) throw new HttpError('forbidden', API_KEY_MESSAGES.noUse);
  if (!allowsScope(caller.apiKey.scopes, needed)) {
    throw new HttpError('forbidden', API_KEY_MESSAGES.missingScope({ scope: needed }));
  }
}
