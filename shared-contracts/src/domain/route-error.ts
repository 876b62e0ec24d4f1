/** Reasons that lead home (SHL-055), as the event `route-change-failed` names them. */
export const ROUTE_ERROR_REASONS = ['Not Authorized', 'Bad State', 'Not Found'] as const;
export type RouteErrorReason = (typeof ROUTE_ERROR_REASONS)[number];

/** Why a screen cannot open. The reason is data; the message is for logs and their readers. */
export class RouteError extends Error {
  override readonly name = 'RouteError';
  readonly reason: RouteErrorReason;

  constructor(reason: RouteErrorReason, options: ErrorOptions & { readonly message?: string } = {}) {
    super(options.message ?? reason, options);
    this.reason = reason;
  }
}

/**
 * Reason of an error that a screen reports; null when it does not lead home. An area that was built apart brings a class
 * of its own, so the field decides; an error without one is read as SHL-055 has it, by its message.
 */
export function routeErrorReason(error: Error): RouteErrorReason | null {
  const { reason } = error as { readonly reason?: unknown };
  return (
    ROUTE_ERROR_REASONS.find((item) => item === reason) ??
    ROUTE_ERROR_REASONS.find((item) => error.message.includes(item)) ??
    null
  );
}
