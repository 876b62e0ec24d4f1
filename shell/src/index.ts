import './boot/boot/public-path.ts';
import { loadFont } from './boot/boot/font.ts';
import { prefetchSettings } from './boot/boot/prefetched-settings.ts';
import { wait } from './boot/timing/wait.ts';

// Both come over a line that is idle from here on; before the scripts, the font held them up by a quarter second.
void loadFont();
void prefetchSettings();
void start();

/** The asynchronous border lets the federation runtime resolve shared modules before any of them is used. */
async function start(): Promise<void> {
  // One file, run in one task per part: run as a whole it blocked a phone for a fifth of a second.
  await wait(0);
  await import(/* webpackChunkName: "bootstrap" */ 'react-dom/client');
  await wait(0);
  await import(/* webpackChunkName: "bootstrap" */ '@specbuilder/shared-ui/core');
  await wait(0);
  await import(/* webpackChunkName: "bootstrap" */ './frame/frame/app-frame.tsx');
  await wait(0);
  await import(/* webpackChunkName: "bootstrap" */ './host/bootstrap.tsx');
}
