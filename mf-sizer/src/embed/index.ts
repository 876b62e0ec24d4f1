import { currentLanguage, languageOfTag, SOURCE_LANGUAGE } from '@specbuilder/shared-contracts/language';
import { createShadowFrame, type Host, type MountedAlone, mountAlone } from '@specbuilder/shared-ui/host';
import declaration from '../../remote.json' with { type: 'json' };
import remote from '../app.tsx';
import { type EmbeddedItem, watchItem } from './configured-item.ts';
import { firstScreen } from './first-screen.ts';
import { type EmbeddedCriteria, type EmbeddedResult, publishResults } from './results.ts';
import { sizeFor } from './size.ts';

/** The element rejects a release whose `mount` it does not know how to call. */
export const EMBED_VERSION = 2;

/** What the attributes of the element say. */
export interface SizerOptions {
  readonly manufacturerLabelId: number;
  readonly isDark: boolean;
  /** '/start', or a search such as '/fans/sizer/search?category=1&sub=2'. */
  readonly startPath: string;
  /** Tag of the page's language; English where it is none of ours. */
  readonly language: string;
  readonly currencyCode: string;
}

export interface SizerParts {
  /** Origin of the SpecBuilder server. */
  readonly serverUrl: string;
  /** CSP nonce that the page requires for scripts; absent in elements older than nonce support for chunks. */
  readonly nonce?: string;
  readonly onResults: (result: EmbeddedResult) => void;
  readonly onItem: (item: EmbeddedItem) => void;
}

/** The build's own, which it gives to every script that it loads. */
declare let __webpack_nonce__: string | undefined;

export interface EmbeddedSizer {
  /** Follows attributes that changed; another brand needs another sizer. */
  update(options: SizerOptions): Promise<void>;
  size(criteria: EmbeddedCriteria): Promise<EmbeddedResult>;
  item(): EmbeddedItem | null;
  unmount(): Promise<void>;
}

/**
 * Puts the sizer into a shadow root of an integrator's page: its own styles, bus, client, toasts and theme
 * against the real server. Comes back once its first screen can be used; rejects when it could not be drawn.
 */
export async function mount(root: ShadowRoot, options: SizerOptions, parts: SizerParts): Promise<EmbeddedSizer> {
  if (parts.nonce) __webpack_nonce__ = parts.nonce;
  await speak(options.language);
  const frame = createShadowFrame(root);
  const screen = firstScreen();
  let mounted: MountedAlone | null = null;
  const unmount = async () => {
    await mounted?.leave();
    frame.remove();
  };
  try {
    const { manufacturerLabelId, isDark, startPath } = options;
    const { home } = frame;
    const { serverUrl } = parts;
    const own = { serverUrl, manufacturerLabelId, isDark, startPath, home, onScreen: screen.hear };
    mounted = await mountAlone(frame.place, { ...own, remote, declaration });
    await mounted.host.chooseCurrency(options.currencyCode);
    await screen.isThere;
  } catch (error) {
    await unmount();
    throw error;
  }
  return embedded(mounted.host, { options, parts, unmount });
}

interface Drawn {
  readonly options: SizerOptions;
  readonly parts: SizerParts;
  readonly unmount: () => Promise<void>;
}

function embedded(host: Host, { options, parts, unmount }: Drawn): EmbeddedSizer {
  const { platform } = host;
  const item = watchItem(platform, parts.onItem);
  publishResults(platform, parts.onResults);
  let shown = options;
  return {
    async update(next) {
      const before = shown;
      shown = next;
      if (next.isDark !== before.isDark) host.chooseTheme(next.isDark);
      if (next.startPath !== before.startPath) platform.navigation.history.push(next.startPath);
      if (next.language !== before.language) await speak(next.language);
      if (next.currencyCode !== before.currencyCode) await host.chooseCurrency(next.currencyCode);
    },
    size: (criteria) => sizeFor(platform, criteria),
    item: item.current,
    async unmount() {
      item.stop();
      await unmount();
    },
  };
}

/** Words that do not load leave the sizer in English: what visitors came for is there. */
async function speak(tag: string): Promise<void> {
  await currentLanguage.choose(languageOfTag(tag) ?? SOURCE_LANGUAGE).catch(() => undefined);
}
