import type { FanOption, SectionSets } from '@specbuilder/shared-contracts/api';
import type { TestResponse } from '@specbuilder/shared-contracts/testing';
import { type ItemServer, itemServer, nextState } from './item-server.ts';
import { ITEM_ID, NO_SECTIONS, OPTIONS } from './items.ts';
import type { openOptions } from './render-options.tsx';

/** A server of an item with these options and sections in addition to the default ones. */
export function sectionServer(options: readonly FanOption[], sections: Partial<SectionSets>): ItemServer {
  return itemServer({ options: [...OPTIONS, ...options], sections: { ...NO_SECTIONS, ...sections } });
}

/** Takes a change of a section, as a server does that has nothing to change beside it. */
export const accept =
  (server: ItemServer, apply: (body: unknown) => Partial<SectionSets> = () => ({})): TestResponse =>
  ({ body }) => {
    const sections = apply(body);
    server.state.sections = { ...server.state.sections, ...sections };
    nextState(server.state);
    const { item, validation } = server.state;
    const checksum = 7;
    const delta = { before: { checksum }, after: { checksum }, fanOptionDeltas: [] };
    return { delta, item, resize: null, sections, validation };
  };

type Opened = Awaited<ReturnType<typeof openOptions>>;

/** Changes that reached the server. */
export const puts = ({ platform }: Opened) => platform.calls.filter(({ method }) => method === 'PUT');

/** What they changed, and to what. */
export const sentChanges = (opened: Opened) =>
  puts(opened).map(({ path, body }) => [path.split(`${ITEM_ID}/`)[1], body]);
