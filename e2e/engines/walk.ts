import { SITE_URL } from '../site/addresses.ts';
import { serveForeignPage } from '../site/foreign-page.ts';
import { DEMO_PASSWORD, type DemoUser } from '../site/sign-in.ts';
import type { Target, Visitor } from './visitor.ts';

const button = (name: string | RegExp, index = 0): Target => ({ role: 'button', name, index });
const field = (name: string | RegExp): Target => ({ role: 'label', name });
const text = (name: string | RegExp, frame?: string): Target => ({
  role: 'text',
  name,
  ...(frame === undefined ? {} : { frame }),
});
const heading = (name: string | RegExp): Target => ({ role: 'heading', name });

const LINE = field(/^Duty in one line/);
const CONFIGURE = button(/^Configure/);
const SCHEDULE =
  'MARK\tQTY\tCFM\tESP (IN. W.G.)\tTYPE\nEF-1\t2\t1,500\t0.50\tRoof downblast\nEF-2\t1\t2,400\t3/4"\tInline';

/** What a guest and two users do with the site, one screen after the other. */
export async function walkThroughSite(visitor: Visitor, check: (screen: string) => Promise<void>): Promise<void> {
  await sizeAsGuest(visitor, check);
  const dashboard = await saveWithSignIn(visitor, check);
  await useProject(visitor, dashboard, check);
  await lookAtAccount(visitor, check);
  await serveCustomers(visitor, check);
  await embed(visitor, check);
}

type Check = (screen: string) => Promise<void>;

async function sizeAsGuest(visitor: Visitor, check: Check): Promise<void> {
  await visitor.open(`${SITE_URL}/start`);
  await visitor.sees(button(/^Exhaust fans/));
  await check('start');
  await visitor.type(LINE, 'EF-3 2500 cfm 0.75 upblast kitchen 60606');
  await visitor.sees(text('Serves kitchen'));
  await visitor.key('Enter');
  await visitor.sees(heading('2,500 cfm at 0.75 in. wg'));
  await visitor.sees(CONFIGURE);
  await check('results of one line');

  await visitor.open(`${SITE_URL}/fans/sizer/search?category=1&sub=2`);
  await visitor.type(field(/^Job postal code/), '60606');
  await visitor.type(field(/^Airflow/), '2000');
  await visitor.type(field(/^Static pressure/), '0.5');
  await visitor.press(button(/^Find fans/));
  await visitor.sees(heading('2,000 cfm at 0.50 in. wg'));
  await check('search and results');
  for (const index of [0, 1]) await visitor.press({ role: 'checkbox', name: /^Compare/, index });
  await visitor.press(button('Compare'));
  await visitor.sees({ role: 'row', name: /^Budget price/ });
  await check('comparison');
  await visitor.key('Escape');
  await visitor.sees({ role: 'slider', name: /^Read values along the curve/ });
  await check('curve');
}

/** Returns the address of the project that the fan was saved to. */
async function saveWithSignIn(visitor: Visitor, check: Check): Promise<string> {
  await visitor.press(CONFIGURE);
  await visitor.press({ role: 'checkbox', name: /^Gravity backdraft damper/ });
  await visitor.sees(button(/^Undo/));
  await check('options');
  await visitor.press(button('Save to project'));
  await signIn(visitor, 'engineer');
  await visitor.sees({ role: 'dialog', name: /./ });
  const create: Target = { ...button('Create New Project'), isInDialog: true };
  const name = field(/^Project name/);
  if ((await visitor.first([name, create])) === 1) await visitor.press(create);
  await visitor.type(name, `Clinic ${Date.now()}`);
  await visitor.press(button('Create project'));
  await visitor.sees(heading(/^Clinic/));
  await check('dashboard');
  return visitor.evaluate(() => window.location.href);
}

async function useProject(visitor: Visitor, dashboard: string, check: Check): Promise<void> {
  await visitor.open(dashboard);
  await visitor.sees(button(/^Account of/));
  await visitor.sees(heading(/^Clinic/));
  await check('dashboard, loaded again');
  await visitor.press({ role: 'tab', name: /^Deliverables/ });
  await visitor.press(button('Schedule, preview'));
  await visitor.sees(text(/^Clinic/, 'Schedule, preview'));
  await check('preview of a document');
  await visitor.open(`${SITE_URL}/fans/sizer/schedule`);
  await visitor.type(field(/^Schedule/), SCHEDULE);
  await visitor.press(button('Read the schedule'));
  await visitor.sees(text(/^2 ready/));
  await check('pasted schedule');
  await visitor.open(`${SITE_URL}/load-calculator`);
  await visitor.sees(text('Cooling', 'HVAC Load Calculator'));
  await check('load calculator');
}

async function lookAtAccount(visitor: Visitor, check: Check): Promise<void> {
  await visitor.open(`${SITE_URL}/accounts/edit`);
  await visitor.sees(button('Save profile'));
  await check('account');
  await signOut(visitor);
}

async function serveCustomers(visitor: Visitor, check: Check): Promise<void> {
  await visitor.press(button('Sign in'));
  await signIn(visitor, 'sales');
  await visitor.sees(button(/^Account of/));
  await visitor.open(`${SITE_URL}/region-management/regional-users`);
  await visitor.sees({ role: 'searchbox', name: 'Search' });
  await check('customers');
  await signOut(visitor);
}

async function embed(visitor: Visitor, check: Check): Promise<void> {
  const foreign = await serveForeignPage({
    attributes: 'brand="1" start="/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1"',
  });
  try {
    await visitor.open(foreign.url);
    await visitor.sees(CONFIGURE);
    await check('sizer on a page of an integrator');
  } finally {
    await foreign.close();
  }
}

async function signIn(visitor: Visitor, userName: DemoUser): Promise<void> {
  await visitor.type(field(/^User name/), userName);
  await visitor.type(field(/^Password/), DEMO_PASSWORD);
  await visitor.press(button('Sign in'));
}

async function signOut(visitor: Visitor): Promise<void> {
  await visitor.press(button(/^Account of/));
  await visitor.press({ role: 'menuitem', name: 'Sign out' });
  await visitor.sees(button('Sign in'));
}
