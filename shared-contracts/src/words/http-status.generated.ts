// Compiled from languages/en/shared-contracts.json: change that file and run `npm run words`.
import { live } from './room.generated.ts';

/** In the current language. */
export const HTTP_STATUS_TEXTS = /* @__PURE__ */ live("httpStatus", {
"400": "Bad Request",
"401": "Unauthorized",
"403": "Forbidden",
"404": "Not Found",
"405": "Method Not Allowed",
"408": "Request Timeout",
"409": "Conflict",
"410": "Gone",
"413": "Content Too Large",
"415": "Unsupported Media Type",
"419": "Authentication Timeout",
"422": "Unprocessable Content",
"429": "Too Many Requests",
"440": "Login Timeout",
"500": "Internal Server Error",
"501": "Not Implemented",
"502": "Bad Gateway",
"503": "Service Unavailable",
"504": "Gateway Timeout",
});
