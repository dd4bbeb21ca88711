import type { Random } from '../random.ts';
import { GOLD } from './palette.ts';
import type { Portrait } from './sitter.ts';

/** Head without hair: outline, ears, eyes, nose, mouth, and what people wear or grow there. */
export function drawFace(portrait: Portrait): string {
  const { skin, gender } = portrait;
  const outline =
    gender === 'FEMALE'
      ? 'M87 106c0-32 18-48 41-48s41 16 41 48c0 36-21 62-41 62s-41-26-41-62z'
      : 'M85 106c0-32 18-49 43-49s43 17 43 49c0 40-20 63-43 63s-43-23-43-63z';
  return [
    `<ellipse cx="86" cy="117" rx="8" ry="12" fill="${skin.base}"/><ellipse cx="170" cy="117" rx="8" ry="12" fill="${skin.base}"/>`,
    `<path d="M83 113q5 3 3 10M173 113q-5 3-3 10" stroke="${skin.shade}" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    `<path d="${outline}" fill="${skin.base}"/>`,
    `<ellipse cx="102" cy="135" rx="9" ry="6" fill="${skin.blush}" opacity=".32"/><ellipse cx="154" cy="135" rx="9" ry="6" fill="${skin.blush}" opacity=".32"/>`,
    gender === 'MALE' ? beard(portrait) : '',
    eyebrows(portrait),
    eyes(portrait),
    `<path d="M128 117c-2 7-5 12-4 15s6 3 8 1" stroke="${skin.shade}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
    mouth(portrait),
    gender === 'MALE' ? moustache(portrait) : jewellery(portrait),
  ].join('');
}

function eyebrows({ hair, gender, random }: Portrait): string {
  const lift = random.between(-2, 2);
  const width = gender === 'MALE' ? 4.6 : 3;
  return `<path d="M101 ${103 + lift}q9-6 17-1M138 ${102 + lift}q8-5 17 1" stroke="${hair}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;
}

function eyes({ gender, random }: Portrait): string {
  const ink = '#2a1c17';
  if (random.chance(0.16)) {
    return `<path d="M103 117q7-7 14 0M139 117q7-7 14 0" stroke="${ink}" stroke-width="3.2" fill="none" stroke-linecap="round"/>`;
  }
  const lashes =
    gender === 'FEMALE'
      ? `<path d="M102 114q7-8 15-1M139 113q8-7 15 1M102 114l-4-3M154 114l4-3" stroke="${ink}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
      : '';
  return `${lashes}<ellipse cx="110" cy="116" rx="4.3" ry="5.2" fill="${ink}"/><ellipse cx="146" cy="116" rx="4.3" ry="5.2" fill="${ink}"/>
<circle cx="111.6" cy="114" r="1.5" fill="#fff"/><circle cx="147.6" cy="114" r="1.5" fill="#fff"/>`;
}

function mouth({ skin, gender, random }: Portrait): string {
  const closed = `<path d="M115 147q13 11 26 0" stroke="${skin.lip}" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
  const open = `<path d="M113 145q15 5 30 0c-2 11-8 15-15 15s-13-4-15-15z" fill="#8c3434"/><path d="M115 146q13 4 26 0c0 3-2 5-4 6q-9 2-18 0c-2-1-4-3-4-6z" fill="#fff"/>`;
  const lips = `<path d="M113 145c6 1 10 0 15 2 5-2 9-1 15-2-4 9-9 13-15 13s-11-4-15-13z" fill="${skin.lip}"/><path d="M114 146q14 9 28 0" stroke="${skin.shade}" stroke-width="1.4" fill="none" stroke-opacity=".7"/>`;
  return random.pick(gender === 'FEMALE' ? [lips, lips, open, closed] : [closed, closed, open]);
}

function beard({ hair, age, random }: Portrait): string {
  const full = 'M86 114c1 40 20 58 42 58s41-18 42-58c-3 15-9 22-19 24-9-6-37-6-46 0-10-2-16-9-19-24z';
  const goatee = 'M112 152c4 6 28 6 32 0 3 10-3 20-16 20s-19-10-16-20z';
  const kind = random.next();
  if (kind < (age < 45 ? 0.26 : 0.16)) return `<path d="${full}" fill="${hair}"/>`;
  if (kind < 0.48) return `<path d="${full}" fill="${hair}" opacity=".2"/>`;
  if (kind < 0.56) return `<path d="${goatee}" fill="${hair}"/>`;
  return '';
}

function moustache({ hair, age, random }: Portrait): string {
  if (!random.chance(age > 40 ? 0.62 : 0.36)) return '';
  return `<path d="M108 143c4-7 14-9 20-4 6-5 16-3 20 4-7 2-15 2-20-1-5 3-13 3-20 1z" fill="${hair}"/>`;
}

function jewellery({ random }: Portrait): string {
  const bindi = random.chance(0.55)
    ? `<circle cx="128" cy="${random.between(91, 94)}" r="${random.pick([2.4, 3.2])}" fill="${random.pick(['#b3123c', '#7d1230', '#1d1b20'])}"/>`
    : '';
  const stud = random.chance(0.25) ? `<circle cx="121.5" cy="131" r="1.8" fill="${GOLD}"/>` : '';
  return `${bindi}${stud}${random.pick([drops, studs, bells, hoops])()}`;
}

const studs = () => pair((x) => `<circle cx="${x}" cy="128" r="3.4" fill="${GOLD}"/>`);

const drops = () =>
  pair(
    (x) =>
      `<path d="M${x} 128v7" stroke="${GOLD}" stroke-width="2"/><path d="M${x} 133c6 8 4 13 0 13s-6-5 0-13z" fill="${GOLD}"/>`,
  );

const bells = () =>
  pair(
    (x) =>
      `<circle cx="${x}" cy="129" r="3" fill="${GOLD}"/><path d="M${x - 7} 142a7 8 0 0 1 14 0z" fill="${GOLD}"/><path d="M${x - 5} 144h10" stroke="#b3123c" stroke-width="2.4" stroke-dasharray="2 2"/>`,
  );

const hoops = () => pair((x) => `<circle cx="${x}" cy="134" r="6.5" fill="none" stroke="${GOLD}" stroke-width="2.4"/>`);

function pair(draw: (x: number) => string): string {
  return `${draw(84)}${draw(172)}`;
}

export function drawSpectacles(random: Random): string {
  const frame = random.pick(['#2b2b33', '#5b3320', '#7d222e', '#3b4a63', '#9a7a2c']);
  const lenses = random.chance(0.5)
    ? '<circle cx="109" cy="117" r="14"/><circle cx="147" cy="117" r="14"/>'
    : '<rect x="94" y="105" width="29" height="24" rx="8"/><rect x="133" y="105" width="29" height="24" rx="8"/>';
  return `<g fill="#fff" fill-opacity=".22" stroke="${frame}" stroke-width="2.8">${lenses}<path d="M123 115q5-4 10 0M94 114l-9-2M162 114l9-2" fill="none" stroke-linecap="round"/></g>`;
}
