import { hashPassword, isPassword } from './passwords.ts';

describe('Passwords', () => {
  it('are kept as salted Argon2id hashes', async () => {
    const [one, two] = await Promise.all([hashPassword('Fan-12345'), hashPassword('Fan-12345')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('match themselves and nothing else', async () => {
    const stored = await hashPassword('Fan-12345');
    await expect(isPassword(stored, 'Fan-12345')).resolves.toBe(true);
    await expect(isPassword(stored, 'fan-12345')).resolves.toBe(false);
    await expect(isPassword(null, 'no account has this password')).resolves.toBe(false);
  });
});
