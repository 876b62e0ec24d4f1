import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ENGINES } from './engines.ts';
import { smallTargetsInPage } from './in-page.ts';
import { expectReadOut } from './read-out.ts';
import { DESKTOP, PHONE } from './visitor.ts';
import { walkThroughSite } from './walk.ts';

// The start of the run says which engines the machine lacks.
for (const { name, start } of ENGINES.filter(({ isThere }) => isThere)) {
  test(`a guest sizes a fan, two users work with it, and an integrator embeds the sizer, in ${name}`, async () => {
    // A walk takes 72 s alone on two cores; on a CI machine three times slower, beside two other tests, it took over 240 s.
    test.setTimeout(600_000);
    const engine = await start();
    try {
      const visitor = await engine.visit();
      const walked = walkThroughSite(visitor, async (screen) => {
        await visitor.resize(PHONE);
        const sideways = () => visitor.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.soft.poll(sideways, `${screen} scrolls sideways on a phone`).toBeLessThanOrEqual(0);
        const small = () => visitor.evaluate(smallTargetsInPage);
        await expect.soft.poll(small, `${screen} has targets that a finger misses`).toEqual([]);
        await visitor.resize(DESKTOP);
        await expectReadOut(screen, visitor.readOut);
        expect.soft(await visitor.complaints(), screen).toEqual([]);
      });
      await walked.catch(async (error: unknown) => {
        await writeFile(test.info().outputPath('screen.png'), await visitor.picture());
        throw error;
      });
      await visitor.leave();
    } finally {
      await engine.stop();
    }
  });
}
