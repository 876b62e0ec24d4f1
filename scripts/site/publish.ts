import { parseArgs } from 'node:util';
import { publishRemote } from './publish-remote.ts';
import { publishEmbed, publishShell } from './publish-shell.ts';

/** Puts built rooms into a site folder: `tsx scripts/site/publish.ts --site <folder> [--replace] shell mf-sizer ...` */
const { values, positionals } = parseArgs({
  options: { site: { type: 'string' }, replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const siteDir = values.site ?? '.site';

try {
  for (const room of positionals) {
    if (room === 'shell') {
      publishShell(siteDir);
      publishEmbed(siteDir);
    } else {
      const { version, isNew } = publishRemote({ room, siteDir, replace: values.replace });
      if (isNew) process.stdout.write(`Published ${room} ${version}\n`);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
