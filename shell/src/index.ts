import { loadFont } from './boot/font.ts';
import { prefetchSettings } from './boot/prefetched-settings.ts';

// Both come over a line that is idle from here on; before the scripts, the font held them up by a quarter second.
void loadFont();
void prefetchSettings();
// The asynchronous border lets the federation runtime resolve shared modules before any of them is used.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
