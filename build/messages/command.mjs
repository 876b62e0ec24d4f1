#!/usr/bin/env node
import { runMessages } from './compile.mjs';

// A program of the installed package is reached by a link, so that compile.mjs does not see its own name there.
process.exitCode = runMessages(process.argv);
