let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the commonest ones, in any case; the list comes with the first question. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
