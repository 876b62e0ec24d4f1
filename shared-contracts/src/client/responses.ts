import { errorMessages } from '../domain/server-errors.ts';
import type { BroadcastBus } from '../events/index.ts';

/** Broadcasts responses that concern the whole page (ERR-001 to ERR-006). The call itself still rejects. */
export async function broadcastFailure(bus: BroadcastBus, request: Request, response: Response): Promise<void> {
  const { pathname: url } = new URL(request.url);
  const { method } = request;
  switch (response.status) {
    case 401:
      return bus.publish('not-authenticated', { status: 401, url, method });
    case 403:
      return bus.publish('not-authorized', { status: 403, url, method });
    case 419:
    case 440:
      return bus.publish('access-token-expired', { cause: 'http', status: response.status, url });
    case 500:
      return bus.publish('response-error', {
        status: 500,
        url,
        method,
        messages: await messagesOf(response.clone()),
        requestId: request.headers.get('X-Request-Id') ?? '',
      });
    default:
  }
}

async function messagesOf(response: Response): Promise<string[]> {
  const text = await response.text();
  try {
    return errorMessages(JSON.parse(text));
  } catch {
    return errorMessages(text);
  }
}
