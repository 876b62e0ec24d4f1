export { alertOwnership, alertRecipientScope } from './alerts/ownership.ts';
export { startAlertSender } from './alerts/sender.ts';
export { addUnsubscribeRoutes } from './alerts/unsubscribe-routes.ts';
export { registerSales, type SalesServices } from './register.ts';
