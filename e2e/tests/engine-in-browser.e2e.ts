import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { bundleOfEngine } from '../site/engine-bundle.ts';
import { expect, test } from '../site/page.ts';

declare global {
  interface Window {
    engineGolden: { goldenText(): string };
  }
}

test('the engine says in the browser letter for letter what it says on the server', async ({ page }) => {
  const script = await bundleOfEngine('./test/golden/golden-text.ts', 'engineGolden');
  await page.goto('about:blank');
  await page.addScriptTag({ path: script });
  const text = await page.evaluate(() => window.engineGolden.goldenText());
  const recorded = path.join(WORKSPACE, 'fan-engine', 'test', 'golden', 'golden.generated.json');
  const { sha256 } = JSON.parse(readFileSync(recorded, 'utf8')) as { sha256: string };
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
});
