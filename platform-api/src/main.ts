import cluster from 'node:cluster';
import { banner } from './application/banner.ts';
import { outdatedNode } from './application/outdated-node.ts';
// Through their own files: the process that starts the others does without the store, which takes 260 MB.
import { readConfig } from './core/config/config.ts';
import { startProblem } from './core/store/start-problem.ts';

/** Reads the settings and serves, here or in several processes; one sentence and exit code 1 for everything foreseeable. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const greet = () => {
    const outdated = outdatedNode(process.versions.node);
    if (outdated !== undefined) console.warn(outdated);
    if (config.showBanner) process.stdout.write(banner(config));
  };
  if (config.processes > 1 && cluster.isPrimary) {
    const { runProcesses } = await import('./live/processes/run-processes.ts');
    process.exit(await runProcesses(config.processes, config, greet));
  }
  const { serve } = await import('./application/serve.ts');
  await serve(config);
  if (!cluster.isWorker) greet();
}

try {
  await start();
} catch (error) {
  const sentence = startProblem(error, process.env['PORT'] || '8080');
  console.error(sentence ?? error);
  process.exit(1);
}
