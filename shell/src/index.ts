import { askForSettingsEarly } from './boot/early-settings.ts';
import { loadFont } from './boot/font.ts';

// Both come over a line that is idle from here on; before the scripts, the font held them up by a quarter second.
void loadFont();
void askForSettingsEarly();
// The asynchronous border lets the federation runtime settle shared modules before any of them is used.
void import('./bootstrap.tsx');
