import { mountAlone } from '@specbuilder/shared-ui/host';
import declaration from '../../remote.json' with { type: 'json' };
import remote from '../app.tsx';

export interface SizerOptions {
  /** Origin of the SpecBuilder server. */
  readonly serverUrl: string;
  readonly manufacturerLabelId: number;
  readonly isDark?: boolean;
  /** '/start', or a search such as '/fans/sizer/search?category=1&sub=2'. */
  readonly startPath?: string;
}

/**
 * Puts the sizer into an integrator's page: its own bus, client, toasts and theme against the real server.
 *
 * @returns the way to take it out again
 */
export function mount(element: HTMLElement, options: SizerOptions): Promise<() => Promise<void>> {
  return mountAlone(element, { ...options, startPath: options.startPath ?? '/start', remote, declaration });
}
