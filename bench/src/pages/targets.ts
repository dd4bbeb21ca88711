import { kilobytes, milliseconds } from '../report.ts';
import { here } from '../speed.ts';
import type { Measured } from './measure.ts';
import { BUDGETS, LIST_PAGE, OTHERS, PAGES, SIGN_IN_PAGE, type Variant } from './pages.ts';
import type { Visit } from './visit.ts';

/** A budget, with the measured value. */
export interface Target {
  what: string;
  most: number;
  is: number;
  write(value: number): string;
}

const ratio = (value: number) => `${value.toFixed(2)} ×`;

export function targetsOf({ visits, moves, announced }: Measured): Target[] {
  const of = (page: string, name: Variant, value: keyof Visit) => visits.middle(page, name, value);
  const beside = (page: string, other: Variant, value: keyof Visit) =>
    of(page, 'federated', value) / of(page, other, value);
  const [signIn, list] = [SIGN_IN_PAGE.name, LIST_PAGE.name];
  const further = OTHERS.map(
    ({ name }) => moves.middle(name, 'federated', 'rounds') - moves.middle(name, 'twin', 'rounds'),
  );
  const titled = OTHERS.map(({ name }) => announced.middle(name, 1, 'titled'));
  return [
    { what: 'sign-in, bytes beside one bundle', most: 1.15, is: beside(signIn, 'twin', 'bytes'), write: ratio },
    ...PAGES.map(({ name }) => ({
      what: `${name}, largest paint beside one bundle`,
      most: 1.05,
      is: beside(name, 'twin', 'largestPaint'),
      write: ratio,
    })),
    {
      what: 'first change into another remote, rounds more than in one bundle',
      most: 1,
      is: Math.max(...further),
      write: String,
    },
    {
      what: 'change into a remote that the pointer announced, until its title is shown',
      most: here(50),
      is: Math.max(...titled),
      write: milliseconds,
    },
    {
      what: 'sign-in, first paint beside a bare HTML form with the same headers',
      most: 1.5,
      is: beside(signIn, 'bareForm', 'firstPaint'),
      write: ratio,
    },
    { what: 'sign-in, ready beside react-admin', most: 0.6, is: beside(signIn, 'reactAdmin', 'ready'), write: ratio },
    {
      what: 'branch list, ready beside react-admin',
      most: 0.68,
      is: beside(list, 'reactAdmin', 'ready'),
      write: ratio,
    },
    {
      what: 'sign-in, blocked beside react-admin',
      most: 0.15,
      is: beside(signIn, 'reactAdmin', 'blocked'),
      write: ratio,
    },
    {
      what: 'branch list, blocked beside react-admin',
      most: 0.15,
      is: beside(list, 'reactAdmin', 'blocked'),
      write: ratio,
    },
    { what: 'branch list, rounds', most: 3, is: of(list, 'federated', 'rounds'), write: String },
    { what: 'sign-in, JavaScript', most: BUDGETS.signIn, is: of(signIn, 'federated', 'scriptBytes'), write: kilobytes },
    { what: 'branch list, JavaScript', most: BUDGETS.list, is: of(list, 'federated', 'scriptBytes'), write: kilobytes },
    { what: 'sign-in, requests', most: BUDGETS.signInRequests, is: of(signIn, 'federated', 'requests'), write: String },
  ];
}
