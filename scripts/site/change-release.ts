import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import {
  activated,
  changeReleases,
  disabled,
  ReleaseError,
  type ReleaseState,
  type RemoteReleases,
  readReleases,
  rolledBack,
} from '@specbuilder/shared-contracts/site-folder';

import { CommandFailed } from '../workspace/command.mjs';
import { chooseShell } from './publish-shell.ts';
import { readShell, type ShellState } from './shell-releases.ts';

/** A step among published releases: `tsx scripts/site/change-release.ts --site <folder> rollback mf-account` */
const { values, positionals } = parseArgs({
  options: { site: { type: 'string', default: '.site' }, why: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [action = '', remote = '', version = ''] = positionals;
const step = { by: userInfo().username, why: values.why, at: new Date().toISOString() };

const STEPS: Readonly<Record<string, (state: ReleaseState) => ReleaseState>> = {
  activate: (state) => activated(state, remote, version, step),
  rollback: (state) => rolledBack(state, remote, step),
  disable: (state) => disabled(state, remote, step),
};
/** No page works without it, so it cannot be switched off. */
const SHELL = 'shell';
/** A history is long; the steps that led to the current state are at its start. */
const SHOWN_STEPS = 5;

function sentencesOfShell({ active, releases, history }: ShellState): string[] {
  return [
    `shell: ${active ?? 'none'}`,
    ...releases.map(({ id }) => `  ${id} ${id === active ? 'active' : ''}`.trimEnd()),
    ...shownSteps(history),
  ];
}

function shownSteps(history: ShellState['history'] | RemoteReleases['history']): string[] {
  return history
    .slice(0, SHOWN_STEPS)
    .map(({ at, by, action: done, version: to, why }) =>
      ['   ', at.slice(0, 16).replace('T', ' '), by, done, to ?? '', why && `(${why})`].join(' ').trimEnd(),
    );
}

function sentencesOf({ name, active, releases, good, bad, history }: RemoteReleases): string[] {
  const markOf = (item: string) => {
    if (item === active) return 'active';
    if (bad.some((verdict) => verdict.version === item)) return 'given up';
    return good.some((verdict) => verdict.version === item) ? 'known good' : '';
  };
  return [
    `${name}: ${active ?? 'switched off'}`,
    ...releases.map(({ files }) => `  ${files.version} ${markOf(files.version)}`.trimEnd()),
    ...shownSteps(history),
  ];
}

try {
  const change = STEPS[action];
  if (action === 'list') {
    const { remotes } = await readReleases(values.site);
    const sentences = [...sentencesOfShell(readShell(values.site)), ...remotes.flatMap(sentencesOf)];
    process.stdout.write(`${sentences.join('\n')}\n`);
  } else if (remote === SHELL && (action === 'rollback' || action === 'activate')) {
    const active = chooseShell(values.site, values.why, action === 'activate' ? version : undefined);
    process.stdout.write(`shell ${active} is active\n`);
  } else if (change === undefined) {
    throw new CommandFailed(`There is no step '${action}'; choose list, publish, activate, rollback or disable.`, 1);
  } else {
    const { remotes } = await changeReleases(values.site, change);
    const active = remotes.find(({ name }) => name === remote)?.active ?? null;
    process.stdout.write(active === null ? `${remote} is switched off\n` : `${remote} ${active} is active\n`);
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof ReleaseError || error instanceof CommandFailed ? error.message : String((error as Error).stack)}\n`,
  );
  process.exitCode = 1;
}
