export { alertOwnership, alertRecipientScope } from './alerts/ownership.ts';
export { alertRoutes } from './alerts/routes.ts';
export { startAlertSender } from './alerts/sender.ts';
export { customerRoutes } from './customers/routes.ts';
export { eventsRoutes } from './events/routes.ts';
export { feedbackRoutes } from './feedback/routes.ts';
