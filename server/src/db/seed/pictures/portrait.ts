import type { Random } from '../random.ts';
import { drawClothing } from './clothing.ts';
import { drawFace, drawSpectacles } from './face.ts';
import { drawHair } from './hair.ts';
import { BACKGROUNDS, HAIR, SKINS } from './palette.ts';
import type { Portrait, Sitter } from './sitter.ts';

const CENTRE = 128;
const CHIN = 168;

/** Draws a head-and-shoulders portrait as an SVG of 256 by 256. */
export function drawPortrait(sitter: Sitter, random: Random): string {
  const portrait: Portrait = {
    ...sitter,
    random,
    skin: random.pick(SKINS),
    hair: random.pick(isGrey(sitter.age, random) ? HAIR.grey : HAIR.dark),
  };
  const clothing = drawClothing(portrait);
  const hair = drawHair(portrait);
  const tilt = random.between(-4, 4);
  const head = (content: string) => `<g transform="rotate(${tilt} ${CENTRE} ${CHIN})">${content}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
${clothing.definitions}
${background(random)}
${head(hair.back)}
${neck(portrait)}
${clothing.body}
${hair.braid}
${head(`${drawFace(portrait)}${hair.front}${spectacles(portrait)}`)}
</svg>`;
}

function isGrey(age: number, random: Random): boolean {
  return random.chance(Math.min(0.9, Math.max(0, (age - 42) / 18)));
}

function background(random: Random): string {
  const { base, shape } = random.pick(BACKGROUNDS);
  const accents = [
    `<circle cx="128" cy="128" r="104" fill="${shape}"/>`,
    `<path d="M36 256V120a92 92 0 0 1 184 0v136z" fill="${shape}"/>`,
    `<path d="M0 176C54 132 92 216 150 168S226 104 256 132V256H0z" fill="${shape}"/>`,
    `<circle cx="206" cy="62" r="76" fill="${shape}"/><circle cx="34" cy="196" r="52" fill="${shape}"/>`,
  ];
  return `<rect width="256" height="256" fill="${base}"/>${random.pick(accents)}`;
}

function neck({ skin }: Portrait): string {
  return `<path d="M107 142h42v48c0 16-42 16-42 0z" fill="${skin.base}"/>
<path d="M107 158c8 12 34 12 42 0v10c-6 16-36 16-42 0z" fill="${skin.shade}" opacity=".55"/>`;
}

function spectacles(portrait: Portrait): string {
  return portrait.random.chance(portrait.age > 45 ? 0.45 : 0.22) ? drawSpectacles(portrait.random) : '';
}
