import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = import.meta.dirname;
const DIST = path.join(ROOT, 'dist');
const TYPES = 'sb-sizer.d.ts';

/** The package as it is published. Its types are those that sites hand out at /embed/sb-sizer.d.ts. */
rmSync(DIST, { recursive: true, force: true });
const compiler = path.resolve(ROOT, '../../node_modules/.bin/tsc');
execFileSync(compiler, ['-p', '.'], { cwd: ROOT, stdio: 'inherit' });
cpSync(path.join(ROOT, '..', 'embed', TYPES), path.join(DIST, TYPES));
const module = path.join(DIST, 'sizer.d.ts');
writeFileSync(module, `/// <reference path="./${TYPES}" />\n${readFileSync(module, 'utf8')}`);
