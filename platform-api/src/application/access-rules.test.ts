import { type OwnedThing, owner } from '@specbuilder/shared-contracts/api';
import { defaultStoreKind, openTestStore, type TestStore } from '../../test/store/test-store.ts';
import { createLinkTokens } from '../core/access/link-tokens.ts';
import { hubMethods } from '../live/hub/hubs.ts';
import { accessRules } from './access-rules.ts';

const LINKS = createLinkTokens('key');

const STATES = { changeNumberOf: async () => 0, stateOfItem: async () => 0 };

describe('The rules of the whole server', () => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openTestStore(defaultStoreKind());
  });
  afterAll(() => store.close());

  it('cover everything that endpoints, files and the hubs declare', () => {
    expect(() => accessRules(store.db, LINKS, hubMethods(STATES))).not.toThrow();
  });

  it('stop the start for a further method of the hub about a thing without a rule', () => {
    const thing: string = 'quotation';
    const watchQuotation = {
      access: owner(thing as OwnedThing, ([id]: readonly unknown[]) => String(id)),
      invoke: async () => undefined,
    };
    expect(() => accessRules(store.db, LINKS, { ...hubMethods(STATES), watchQuotation })).toThrow(
      "hub.watchQuotation is about 'quotation', for which no resource registers a rule",
    );
  });
});
