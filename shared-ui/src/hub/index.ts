export { connectHub, type HubListener, type InvokeHub } from './connect-hub.ts';
