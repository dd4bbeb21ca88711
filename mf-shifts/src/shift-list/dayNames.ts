/** Day names as people write them, whatever case they came in: `SUNDAY`, `monday` → `Sunday, Monday`. */
export function dayNames(days: readonly string[]): string {
  return days.map((day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase()).join(', ');
}
