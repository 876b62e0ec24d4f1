import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * After a new migration: the one before was made from the snapshot that the new one replaces. drizzle-kit reads the last
 * snapshot alone, the server none, and each of them is 5,000 lines.
 */
const META = path.resolve(import.meta.dirname, '../migrations/meta');
const snapshots = readdirSync(META).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(META, file));
