import type { ApiClientOptions, CallContext } from './client-options.ts';
import { applyConventions } from './conventions.ts';
import { broadcastFailure } from './responses.ts';
import type { Route } from './route-table.ts';
import { sendRenewing } from './send-renewing.ts';

interface Call {
  readonly endpoint: Route | undefined;
  readonly context: CallContext;
  readonly init?: RequestInit;
}

/** Sends a call by the conventions of the page, counts it for the loading overlay and broadcasts its rejection. */
export async function sendCall(
  request: Request,
  options: ApiClientOptions,
  { endpoint, context, init }: Call,
): Promise<Response> {
  const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => globalThis.fetch(...call));
  const isCounted = !context.background && (endpoint?.['~orpc'].meta.overlay ?? true);
  if (isCounted) options.onPendingChange?.(1);
  try {
    const complete = await applyConventions(request, options);
    const response = await sendRenewing(complete, options, (call) => send(call, init));
    await broadcastFailure(options.bus, complete, response);
    return response;
  } finally {
    if (isCounted) options.onPendingChange?.(-1);
  }
}
