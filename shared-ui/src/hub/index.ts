export { connectHub, type HubListener, type InvokeHub, type StreamHub } from './connect-hub.ts';
