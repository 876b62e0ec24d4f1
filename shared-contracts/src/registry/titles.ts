import { currentLanguage } from '../language/index.ts';
import type { NavigationEntry, RegistryRemote } from './schema.ts';

type Titles = RegistryRemote['titles'];

/** The same remote, with titles in the current language where its declaration has them. */
export function withTitlesInLanguage(remote: RegistryRemote): RegistryRemote {
  const { titles } = remote;
  if (titles === undefined) return remote;
  const items = <T extends NavigationEntry>(entries: readonly T[]): T[] =>
    entries.map((entry) => {
      const { children } = entry;
      return titled(children === undefined ? entry : { ...entry, children: items(children) }, titles);
    });
  return titled(
    {
      ...remote,
      panels: remote.panels.map((panel) => titled(panel, titles)),
      navigation: items(remote.navigation),
    },
    titles,
  );
}

function titled<T extends { readonly title: string }>(entry: T, titles: Titles): T {
  const { title } = entry;
  const get = () => titles?.[currentLanguage.get()]?.[title] ?? title;
  return Object.defineProperty({ ...entry }, 'title', { enumerable: true, get });
}
