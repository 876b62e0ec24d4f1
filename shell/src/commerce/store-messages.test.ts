import fc from 'fast-check';
import { cartMessage, readStoreMessage } from './store-messages.ts';

describe('messages of a shop', () => {
  it('[COM-018] name a language, with or without its region', () => {
    for (const message of ['storeLanguage=es', 'storeLanguage:es', 'storeLanguage=es-MX'])
      expect(readStoreMessage(message)).toEqual({ kind: 'language', language: 'es' });
  });

  it('[COM-019] name a currency and its rate, divided by | or :', () => {
    const cad = { kind: 'currency', currencyCode: 'CAD', exchangeRate: 1.35 };
    for (const message of ['storeCurrencyDetails=CAD|1.35', 'storeCurrencyDetails:CAD:1.35'])
      expect(readStoreMessage(message)).toEqual(cad);
  });

  it.each(['CAD|0', 'CAD|-1', 'CAD|', 'CAD', '|1.35', 'CAD|1.35|2', 'CAD|Infinity'])(
    '[COM-019] are ignored when the currency reads %s',
    (details) => expect(readStoreMessage(`storeCurrencyDetails=${details}`)).toBeNull(),
  );

  it('[COM-014] end the blocker', () => {
    expect(readStoreMessage('finish-request')).toEqual({ kind: 'finish' });
  });

  it('are nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        fc.pre(!/^(finish-request$|storeLanguage|storeCurrencyDetails)/i.test(message));
        expect(readStoreMessage(message)).toBeNull();
      }),
    );
  });

  it('[COM-013] carry the item to the cart', () => {
    expect(cartMessage('7c0d')).toBe('projectItemId-7c0d');
  });
});
