import { open } from '@specbuilder/shared-contracts/api';
import { createAccessControl } from '../../core/access/access-control.ts';
import { HttpError, notFound } from '../../core/http-error/http-error.ts';
import { createHub, type GroupMessage, type HubOptions, type NewConnection } from './hub.ts';
import { type HubMessage, MessageType, readMessages, writeMessage } from './protocol.ts';

const access = open('an example');
const message = (target: string): GroupMessage => ({ target, args: [], access, about: [] });
const someUser = { caller: null, actor: { userId: null, guestKeyHash: null }, manufacturerLabelId: null };
const guest = (guestKeyHash: string) => ({
  userId: null,
  guestKeyHash,
  expiresAt: null,
  sessionId: null,
  linkToken: null,
});

function openHub(changes: Partial<HubOptions> = {}) {
  const hub = createHub({
    methods: { join: { access, invoke: async (connection, [group]) => connection.join(String(group)) } },
    access: createAccessControl({ owners: {}, scopes: {} }),
    whoIs: async () => someUser,
    onProblem: (error) => {
      throw error;
    },
    ...changes,
  });
  function connect(name: string, countInvocation: NewConnection['countInvocation'] = async () => undefined) {
    const received: HubMessage[] = [];
    const send = (text: string) => void received.push(...(readMessages(text).messages as HubMessage[]));
    const connection = hub.connect({ caller: guest(name), outlet: { send, end: () => undefined }, countInvocation });
    connection.receive(writeMessage({ protocol: 'json', version: 1 }));
    received.splice(0);
    return { connection, received, targets: () => received.map(({ target }) => target) };
  }
  return { hub, connect };
}

/** A look-up that responds when the test triggers it. */
function slowLookUp() {
  let response: () => void = () => undefined;
  const found = new Promise<void>((resolve) => {
    response = resolve;
  });
  return { result: response, found };
}

describe('What groups of the hub receive', () => {
  it('does not wait for a slow look-up of another group', async () => {
    const { result, found } = slowLookUp();
    const { hub, connect } = openHub({
      whoIs: async ({ guestKeyHash }) => (guestKeyHash === 'slow' ? found.then(() => someUser) : someUser),
    });
    const [slow, quick] = [connect('slow'), connect('quick')];
    slow.connection.join('one');
    quick.connection.join('two');
    const toSlow = hub.sendToGroup('one', message('First'));
    await hub.sendToGroup('two', message('Second'));
    expect([slow.targets(), quick.targets()]).toEqual([[], ['Second']]);
    result();
    await toSlow;
    expect(slow.targets()).toEqual(['First']);
  });

  it('arrives in the order it was sent, however long the first look-up takes', async () => {
    const { result, found } = slowLookUp();
    let lookUps = 0;
    const { hub, connect } = openHub({ whoIs: async () => (lookUps++ === 0 ? found.then(() => someUser) : someUser) });
    const { connection, targets } = connect('guest');
    connection.join('one');
    const sent = ['First', 'Second', 'Third'].map((target) => hub.sendToGroup('one', message(target)));
    result();
    await Promise.all(sent);
    expect(targets()).toEqual(['First', 'Second', 'Third']);
  });

  it('goes on after a look-up that failed, and drops who may no longer hear it', async () => {
    const problems: unknown[] = [];
    const failures: Error[] = [new Error('The store is away'), notFound('item')];
    const { hub, connect } = openHub({
      onProblem: (error) => problems.push(error),
      whoIs: async () => {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        return someUser;
      },
    });
    const { connection, targets } = connect('guest');
    connection.join('one');
    await hub.sendToGroup('one', message('Failed'));
    expect([problems, connection.isIn('one')]).toEqual([[new Error('The store is away')], true]);
    await hub.sendToGroup('one', message('Rejected'));
    expect(connection.isIn('one')).toBe(false);
    connection.join('one');
    await hub.sendToGroup('one', message('Received'));
    expect(targets()).toEqual(['Received']);
  });
});

describe('What a client requests from the hub', () => {
  const requested = (type: number, target: string) => ({ type, invocationId: '1', target, arguments: [] });

  it.each([
    ['a method', MessageType.Invocation, 'join'],
    ['a stream', MessageType.StreamInvocation, 'prices'],
  ])('is counted before %s is handled', async (_what, type, target) => {
    const { connect } = openHub();
    const { connection, received } = connect('guest', async () => {
      throw new HttpError('too-many', 'Too many requests.');
    });
    connection.receive(writeMessage(requested(type, target)));
    await new Promise(setImmediate);
    expect(received).toEqual([{ type: MessageType.Completion, invocationId: '1', error: 'Too many requests.' }]);
  });

  it('is counted, and rejected where there is no such stream', async () => {
    const { connect } = openHub();
    let count = 0;
    const { connection, received } = connect('guest', async () => void count++);
    connection.receive(writeMessage(requested(MessageType.StreamInvocation, 'prices')));
    await new Promise(setImmediate);
    expect([count, received]).toEqual([
      1,
      [{ type: MessageType.Completion, invocationId: '1', error: 'There is no stream prices.' }],
    ]);
  });
});

describe('Streams of the hub', () => {
  const request = (invocationId: string) =>
    writeMessage({ type: MessageType.StreamInvocation, invocationId, target: 'ticks' });

  function openTicks(whoIs: HubOptions['whoIs']) {
    const open: number[] = [];
    let opened = 0;
    const ticks = {
      access,
      open: () => {
        const id = ++opened;
        open.push(id);
        return () => void open.splice(open.indexOf(id), 1);
      },
    };
    return { open, ...openHub({ streams: { ticks }, whoIs }).connect('guest') };
  }

  it('are not opened any more where the client cancels them while its rights are looked up', async () => {
    const { result, found } = slowLookUp();
    const { connection, received, open } = openTicks(() => found.then(() => someUser));
    connection.receive(request('1') + request('2'));
    connection.receive(writeMessage({ type: MessageType.CancelInvocation, invocationId: '1' }));
    result();
    await new Promise(setImmediate);
    expect(open).toHaveLength(1);
    connection.receive(writeMessage({ type: MessageType.CancelInvocation, invocationId: '2' }));
    expect([open, received]).toEqual([[], []]);
  });

  it('end with a completion where they give way to others', async () => {
    const { connection, received, open } = openTicks(async () => someUser);
    connection.receive(['1', '2', '3', '4', '5', '6'].map(request).join(''));
    await new Promise(setImmediate);
    expect(received).toEqual([
      { type: MessageType.Completion, invocationId: '1', error: 'Too many streams are open.' },
    ]);
    expect(open).toEqual([2, 3, 4, 5, 6]);
    connection.lost();
    expect(open).toEqual([]);
  });
});
