import { parseArgs } from 'node:util';
import { publishCalculator } from './publish-calculator.ts';
import { publishRemote, sendRemote } from './publish-remote.ts';
import { publishEmbed, publishShell } from './publish-shell.ts';

/**
 * Puts built packages into a site folder: `tsx scripts/site/publish.ts --site <folder> [--start] shell mf-sizer ...`,
 * or sends them to a running site: `--server <origin> mf-sizer`
 */
const { values, positionals } = parseArgs({
  options: {
    site: { type: 'string' },
    start: { type: 'boolean', default: false },
    why: { type: 'string', default: '' },
    server: { type: 'string' },
  },
  allowPositionals: true,
});
const siteDir = values.site ?? '.site';

try {
  for (const packageName of positionals) {
    if (packageName === 'shell') {
      const { active, built, isNew } = await publishShell({ siteDir, isOfStart: values.start, why: values.why });
      if (active !== built) process.stdout.write(`shell stays at ${active}; this checkout has ${built}\n`);
      else await publishEmbed(siteDir);
      if (isNew) process.stdout.write(`Published shell ${built}\n`);
    } else if (packageName === 'load-calculator') {
      if (await publishCalculator(siteDir)) process.stdout.write('Published load-calculator\n');
    } else {
      const { version, active, isNew, unchecked } =
        values.server === undefined
          ? await publishRemote({ packageName, siteDir, isOfStart: values.start, why: values.why })
          : { ...(await sendRemote(packageName, values.server, values.why)), isNew: true };
      if (isNew && unchecked !== null) process.stderr.write(`${unchecked}\n`);
      if (isNew) process.stdout.write(`Published ${packageName} ${version}\n`);
      else if (active === null) process.stdout.write(`${packageName} is switched off on this site\n`);
      else if (active !== version)
        process.stdout.write(`${packageName} stays at ${active}; this checkout has ${version}\n`);
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
