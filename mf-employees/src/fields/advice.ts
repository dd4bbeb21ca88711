import { DEFAULT_COUNTRY_CODE, digitsOf } from '@seamline/shared/contract/employee-fields';

/** Below this age nobody may be employed in a factory; below the other one only with more rules. */
const AGES = [14, 18] as const;

/** Whether a number for India has another count of digits than those have: worth a look, and no reason to refuse. */
export function isOddLength(number: string, countryCode: string | undefined): boolean {
  const digits = digitsOf(number.trim());
  return digits !== '' && countryCode === DEFAULT_COUNTRY_CODE && digits.length !== 10;
}

/** What two dates say together: `before` when somebody joined before they were born, else the age they were too young for. */
export function dateAdvice(born: string, joined: string): 'before' | 14 | 18 | undefined {
  if (!born || !joined) return undefined;
  if (joined <= born) return 'before';
  return AGES.find((age) => joined < yearsLater(born, age));
}

/** The same day some years later; texts of dates compare as dates do. */
function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
