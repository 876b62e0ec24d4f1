/** Status of the error of a call that something else than the server responded to (RFC 9110, 15.5.20). */
export const MISDIRECTED = 421;
