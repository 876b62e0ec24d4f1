import { dropPostgresDatabase } from './store-template.ts';

export default async function dropStoreTemplates(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) await dropPostgresDatabase(server);
}
