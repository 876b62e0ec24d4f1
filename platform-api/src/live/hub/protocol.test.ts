import fc from 'fast-check';
import { HubConnection } from './connection.ts';
import { createConnectionTokens } from './connection-token.ts';
import { handshakeResponse, readMessages, writeMessage } from './protocol.ts';

const GUEST = { userId: null, guestKeyHash: 'g', expiresAt: null, sessionId: null, linkToken: null };

function connectionOf(sent: string[], invocations: unknown[] = []) {
  let isEnded = false;
  const connection = new HubConnection({
    caller: GUEST,
    outlet: {
      send: (text) => void sent.push(text),
      end: () => {
        isEnded = true;
      },
    },
    countInvocation: async () => undefined,
    onInvocation: (_connection, message) => void invocations.push(message),
    onClosed: () => undefined,
  });
  return { connection, isEnded: () => isEnded };
}

const HANDSHAKE = writeMessage({ protocol: 'json', version: 1 });

describe('Hub messages', () => {
  it('come back as they were written, however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ type: fc.nat(), target: fc.string() })), fc.nat(), (messages, cut) => {
        const text = messages.map(writeMessage).join('');
        const at = text.length === 0 ? 0 : cut % text.length;
        const first = readMessages(text.slice(0, at));
        const second = readMessages(first.rest + text.slice(at));
        expect([...first.messages, ...second.messages]).toEqual(messages);
        expect(second.rest).toBe('');
      }),
    );
  });

  it('begin with a handshake for JSON, version 1', () => {
    expect(handshakeResponse({ protocol: 'json', version: 1 })).toEqual({});
    expect(handshakeResponse({ protocol: 'messagepack', version: 1 }).error).toContain('messagepack');
    expect(handshakeResponse({ protocol: 'json', version: 9 }).error).toContain('9');
    expect(handshakeResponse(null).error).toBeDefined();
  });

  it('close the connection when they cannot be read', () => {
    for (const text of ['{"type":\u001e', '[]\u001e', '7\u001e', 'x'.repeat(40_000)]) {
      const sent: string[] = [];
      const { connection, isEnded } = connectionOf(sent);
      connection.receive(HANDSHAKE);
      connection.receive(text);
      expect(isEnded()).toBe(true);
      expect(sent.at(-1)).toContain('The message could not be read.');
    }
  });

  it('never break the connection object, whatever arrives', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.json().map((json) => `${json}\u001e`),
          ),
        ),
        (pieces) => {
          const { connection } = connectionOf([]);
          connection.receive(HANDSHAKE);
          expect(() => {
            for (const piece of pieces) connection.receive(piece);
          }).not.toThrow();
        },
      ),
    );
  });

  it('keep only the latest subscriptions', () => {
    const { connection } = connectionOf([]);
    for (let i = 0; i < 60; i++) connection.join(`g${i}`);
    expect([connection.isIn('g0'), connection.isIn('g9'), connection.isIn('g10'), connection.isIn('g59')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('Connection tokens', () => {
  const tokens = createConnectionTokens('key');

  it('show any process with the key who connects', () => {
    const caller = { userId: 'u', guestKeyHash: null, expiresAt: 1, sessionId: 's', linkToken: 'l' };
    expect(createConnectionTokens('key').read(tokens.issue(caller))).toEqual(caller);
    expect(createConnectionTokens('other').read(tokens.issue(caller))).toBeUndefined();
  });

  it('are good for a minute', () => {
    const now = Date.now();
    const token = tokens.issue(GUEST, now);
    expect(tokens.read(token, now + 59_000)).toEqual(GUEST);
    expect(tokens.read(token, now + 62_000)).toBeUndefined();
  });

  it('are rejected when anything in them was changed', () => {
    const token = tokens.issue(GUEST);
    fc.assert(
      fc.property(fc.nat({ max: token.length - 1 }), fc.constantFrom('A', 'z', '.', '-'), (at, character) => {
        const changed = `${token.slice(0, at)}${character}${token.slice(at + 1)}`;
        fc.pre(changed !== token);
        expect(tokens.read(changed)).toBeUndefined();
      }),
    );
    expect(tokens.read('')).toBeUndefined();
  });
});
