import path from 'node:path';
import { main } from '../workspace/command.mjs';
import { fetchNode, NODE_VERSIONS } from './node-programs.mjs';

/**
 * Prints what to put before the PATH, so that what follows runs on the line of Node that the server's image has. Prints
 * nothing where this line runs it, or where the registry does not hand it out: the tests then run on the Node that is here.
 */
await main(async () => {
  const recommended = NODE_VERSIONS.at(-1);
  if (process.versions.node.split('.')[0] === recommended.split('.')[0]) return;
  const node = await fetchNode(recommended).catch((error) => {
    process.stderr.write(`Node ${recommended} was not downloaded: ${error.message}\n`);
  });
  if (node !== undefined) process.stdout.write(`${path.dirname(node)}${path.delimiter}`);
});
