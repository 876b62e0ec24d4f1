export { alertOwnership, alertRecipientScope } from './alerts/ownership.ts';
export { startAlertSender } from './alerts/sender.ts';
export { addUnsubscribeRoutes } from './alerts/unsubscribe-routes.ts';
export { customerNoteOwnership } from './customer-records/ownership.ts';
export { registerSales, type SalesServices } from './register.ts';
