import { currentLanguage, languageOfTag, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
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
  /** Tag of the page's language; English where it is none of ours. */
  readonly language?: string;
}

/**
 * Puts the sizer into an integrator's page: its own bus, client, toasts and theme against the real server.
 *
 * @returns the way to take it out again
 */
export async function mount(
  element: HTMLElement,
  { language, ...options }: SizerOptions,
): Promise<() => Promise<void>> {
  // Words that do not load leave the sizer in English: what visitors came for is there.
  await currentLanguage.choose(languageOfTag(language ?? '') ?? SOURCE_LANGUAGE).catch(() => undefined);
  return mountAlone(element, { ...options, startPath: options.startPath ?? '/start', remote, declaration });
}
