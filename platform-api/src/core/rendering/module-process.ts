import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/** A process that runs a module. As with a worker, the bundle has what is given to `new` with its address as a chunk of its own. */
export class ModuleProcess {
  readonly child: ChildProcess;

  constructor(address: URL, options: ForkOptions) {
    this.child = fork(address, options);
  }
}
