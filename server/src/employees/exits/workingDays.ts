/**
 * The last of so many working days after a date, `YYYY-MM-DD`. Sundays are none; holidays are not known here. The Code on
 * Wages, 2019, section 17(2), gives two for the wages of an employee who leaves.
 */
export function workingDaysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  for (let left = days; left > 0; left -= day.getUTCDay() === 0 ? 0 : 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
