/** '23:41:07.218' of an ISO time, in the visitor's own time zone. */
export function clockTime(iso: string): string {
  const time = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const thousandths = String(time.getMilliseconds()).padStart(3, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}.${thousandths}`;
}
