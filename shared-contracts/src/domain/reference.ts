/**
 * The id under which the server logged a call that failed; cards and toasts show it. The client's errors have both,
 * whichever copy of its library created them.
 */
export function referenceOf(error: unknown): { readonly reference?: string } {
  const { status = 0, requestId } = (error ?? {}) as { readonly status?: number; readonly requestId?: unknown };
  return status >= 500 && typeof requestId === 'string' ? { reference: requestId } : {};
}
