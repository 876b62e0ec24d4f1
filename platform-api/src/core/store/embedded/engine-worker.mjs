// @ts-check
// Runs without compilation, as a worker thread under tsx and jest and as a bundle chunk. Hence plain JavaScript.
import { fdatasyncSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/**
 * @typedef {{ stream_ops: { fsync?: (stream: { nfd: number }) => number } }} NodeFileSystem
 * @typedef {{ NODEFS?: NodeFileSystem, FS: { filesystems: { NODEFS: NodeFileSystem } } }} EmscriptenModule
 */

/**
 * PGlite as published starts PostgreSQL with -F (no fsync), and its file system has no fsync operation, so a power
 * cut would lose commits. Measured with strace: with both repaired, each commit is one fdatasync.
 */
class DurableNodeFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(database, options) {
    const prepared = await super.init(database, options);
    const addSync = (/** @type {unknown} */ instance) => {
      const module = /** @type {EmscriptenModule} */ (instance);
      const nodefs = module.NODEFS ?? module.FS.filesystems.NODEFS;
      nodefs.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = prepared.emscriptenOpts.preRun;
    prepared.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : preRun ? [preRun] : []), addSync];
    return prepared;
  }
}

/** Messages of a statement on its way: Parse, Bind, Describe, Execute, Close, Flush. It ends with Sync. */
const PIPELINE = new Set([...'PBDECH'].map((type) => type.charCodeAt(0)));

/**
 * The socket server can switch connections between any two messages outside a transaction, although all connections
 * share one backend with one unnamed statement. Messages arriving in several pieces therefore hit another connection's
 * statement (measured: 32 of 80 calls next to writes of 1 MB failed). A statement keeps the backend until it ends.
 *
 * @param {PGlite} pglite
 */
function keepPipelinesTogether(pglite) {
  let isUnderWay = false;
  const isInTransaction = pglite.isInTransaction.bind(pglite);
  const send = pglite.execProtocolRawStream.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  pglite.isInTransaction = () => isUnderWay || isInTransaction();
  pglite.execProtocolRawStream = (message, options) => {
    isUnderWay = PIPELINE.has(message[0] ?? 0);
    return send(message, options);
  };
  // The server's rollback for a connection that is gone.
  pglite.exec = (...call) => {
    isUnderWay = false;
    return exec(...call);
  };
}

/** @type {{ folder: string, socketPath: string, maxConnections: number }} */
const { folder, socketPath, maxConnections } = workerData;

const database = await PGlite.create({
  fs: new DurableNodeFS(folder),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    // fdatasync is a stub in the WebAssembly build; plain fsync reaches the operation above.
    ...['-c', 'wal_sync_method=fsync'],
    ...['-c', 'shared_buffers=32MB'],
    ...['-c', 'max_wal_size=128MB'],
  ],
});
keepPipelinesTogether(database);
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections });
await server.start();
parentPort?.postMessage('ready');

parentPort?.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort?.postMessage('closed');
});
