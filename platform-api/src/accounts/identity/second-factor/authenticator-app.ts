import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';
import { type Queryable, schema } from '../../../core/index.ts';
import { seal, unseal } from '../sealed-text.ts';

const { authenticatorApps } = schema;

/** What authenticator apps take whatever they are called: SHA-1, six digits, half a minute (RFC 6238). */
const PERIOD_S = 30;
const DIGITS = 6;
/** Clocks of phones go wrong, and typing takes a while: one code before and one after count. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export interface NewApp {
  /** For typing in, where no camera is at hand. */
  readonly secret: string;
  /** The same as the address that apps open. */
  readonly address: string;
  /** The same as a picture, an SVG in a data address. */
  readonly qrCode: string;
}

/** Begins with an app; it counts once its first code was right, and the previous app counts until then. */
export async function startApp(
  db: Queryable,
  user: { readonly id: string; readonly userName: string },
  issuer: string,
  key: string,
): Promise<NewApp> {
  const secret = new Secret({ size: SECRET_BYTES });
  const pendingSecret = seal(key, user.id, secret.base32);
  await db
    .insert(authenticatorApps)
    .values({ userId: user.id, pendingSecret })
    .onConflictDoUpdate({ target: authenticatorApps.userId, set: { pendingSecret } });
  return newApp(secret.base32, user.userName, issuer);
}

/** The app whose setup has started, to show it again; null if there is none. */
export async function pendingApp(
  db: Queryable,
  user: { readonly id: string; readonly userName: string },
  issuer: string,
  key: string,
): Promise<NewApp | null> {
  const pending = (await findApp(db, user.id))?.pendingSecret ?? null;
  return pending === null ? null : newApp(unseal(key, user.id, pending), user.userName, issuer);
}

/** @returns whether the code belongs to the app whose setup has started; the app is then active */
export async function confirmApp(db: Queryable, userId: string, code: string, key: string): Promise<boolean> {
  const pendingSecret = (await findApp(db, userId))?.pendingSecret ?? null;
  if (pendingSecret === null) return false;
  const counter = counterOf(unseal(key, userId, pendingSecret), code);
  if (counter === null) return false;
  const { rowCount } = await db
    .update(authenticatorApps)
    .set({ secret: pendingSecret, pendingSecret: null, addedOnUtc: sql`now()`, lastCounter: counter })
    .where(and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.pendingSecret, pendingSecret)));
  return rowCount === 1;
}

/** @returns whether the code is right and was not used before: one statement decides, so that of two at a time one counts */
export async function acceptsCode(db: Queryable, userId: string, code: string, key: string): Promise<boolean> {
  const secret = (await findApp(db, userId))?.secret ?? null;
  if (secret === null) return false;
  const counter = counterOf(unseal(key, userId, secret), code);
  if (counter === null) return false;
  const { rowCount } = await db
    .update(authenticatorApps)
    .set({ lastCounter: counter })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        eq(authenticatorApps.secret, secret),
        lt(authenticatorApps.lastCounter, counter),
      ),
    );
  return rowCount === 1;
}

/** Since when the account has an app; null for none. */
export async function appAddedOn(db: Queryable, userId: string): Promise<Date | null> {
  const [app] = await db
    .select({ addedOnUtc: authenticatorApps.addedOnUtc })
    .from(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.secret)));
  return app?.addedOnUtc ?? null;
}

/** @returns whether there was one */
export async function removeApp(db: Queryable, userId: string): Promise<boolean> {
  const wasThere = (await appAddedOn(db, userId)) !== null;
  await db.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return wasThere;
}

async function findApp(db: Queryable, userId: string) {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return app;
}

function totpOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, digits: DIGITS, label, issuer });
}

/** The count of half minutes that a code is of; null for a wrong one. */
function counterOf(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (token.length !== DIGITS || !/^\d+$/.test(token)) return null;
  const now = Date.now();
  const delta = totpOf(secret).validate({ token, window: WINDOW, timestamp: now });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

function newApp(secret: string, userName: string, issuer: string): NewApp {
  const address = totpOf(secret, userName, issuer).toString();
  // Black on white in both themes: cameras need the contrast.
  const svg = toSvgSource(generate(address), { on: '#000', off: '#fff', pad: 2, width: 192, height: 192 });
  return { secret, address, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
