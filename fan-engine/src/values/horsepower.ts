/** Kilowatts of a mechanical horsepower. */
export const KW_PER_HP = 0.7457;
