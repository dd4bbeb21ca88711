import type { Random } from '../random.ts';
import { FABRICS, type Fabric, GOLD, JACKETS, SHIRTS } from './palette.ts';
import type { Portrait } from './sitter.ts';

export interface Clothing {
  /** Patterns that the cloth refers to. */
  readonly definitions: string;
  readonly body: string;
}

const SHOULDERS = 'M22 256c2-40 34-52 84-66 6 22 38 22 44 0 50 14 82 26 84 66z';
const DEEP_NECK = 'M106 189c4 32 14 46 22 46s18-14 22-46c-6 16-38 16-44 0z';

export function drawClothing(portrait: Portrait): Clothing {
  const { random, gender } = portrait;
  const draw = random.pick(
    gender === 'FEMALE'
      ? [saree, saree, saree, dupatta, dupatta, embroidered, shirt, blazer]
      : [shirt, shirt, shirt, kurta, kurta, nehruJacket, polo, blazer],
  );
  return draw(portrait);
}

function saree({ random, skin }: Portrait): Clothing {
  const fabric = random.pick(FABRICS);
  const blouse = random.pick(FABRICS.filter((other) => other !== fabric));
  const print = pattern(random, fabric);
  return {
    definitions: print.definition,
    body: `<path d="${SHOULDERS}" fill="${blouse.base}"/>
<path d="M100 191c6 26 18 34 28 34s22-8 28-34c-10 14-46 14-56 0z" fill="${skin.base}"/>
<path d="M109 196q19 24 38 0" stroke="${GOLD}" stroke-width="2.4" fill="none"/><circle cx="128" cy="210" r="4" fill="${GOLD}"/>
<path d="M152 190c22 5 42 12 58 24L96 256H22c1-12 5-22 12-30 40 6 92-8 118-36z" fill="${fabric.base}"/>
<path d="M152 190c22 5 42 12 58 24L96 256H22c1-12 5-22 12-30 40 6 92-8 118-36z" fill="url(#${print.id})"/>
<path d="M34 226c40 6 92-8 118-36" stroke="${fabric.trim}" stroke-width="7" fill="none"/>
<path d="M33 233c44 6 98-8 125-37" stroke="${fabric.trim}" stroke-width="1.8" stroke-dasharray="3 4" fill="none"/>
<path d="M210 214 96 256" stroke="${fabric.trim}" stroke-width="5"/>`,
  };
}

function dupatta({ random, skin }: Portrait): Clothing {
  const fabric = random.pick(FABRICS);
  const scarf = random.pick(FABRICS.filter((other) => other !== fabric));
  const print = pattern(random, fabric);
  return {
    definitions: print.definition,
    body: `<path d="${SHOULDERS}" fill="${fabric.base}"/><path d="${SHOULDERS}" fill="url(#${print.id})"/>
<path d="M104 190c4 22 12 32 24 32s20-10 24-32c-8 16-40 16-48 0z" fill="${skin.base}"/>
<path d="M104 190c4 22 12 32 24 32s20-10 24-32" stroke="${fabric.trim}" stroke-width="3.4" fill="none"/>
<path d="M96 193c-16 5-34 11-46 19 16 12 30 26 34 44h30c0-26-4-48-18-63zM160 193c16 5 34 11 46 19-16 12-30 26-34 44h-30c0-26 4-48 18-63z" fill="${scarf.base}"/>
<path d="M97 194c14 16 17 36 17 62M159 194c-14 16-17 36-17 62" stroke="${scarf.trim}" stroke-width="4" fill="none"/>`,
  };
}

function embroidered({ random, skin }: Portrait): Clothing {
  const fabric = random.pick(FABRICS);
  const print = pattern(random, fabric);
  return {
    definitions: print.definition,
    body: `<path d="${SHOULDERS}" fill="${fabric.base}"/><path d="${SHOULDERS}" fill="url(#${print.id})"/>
<path d="${DEEP_NECK}" fill="${fabric.trim}" transform="translate(128 189) scale(1.28 1.22) translate(-128 -189)"/>
<path d="${DEEP_NECK}" fill="${skin.base}"/>
<path d="M103 192c4 38 14 52 25 52s21-14 25-52" stroke="${fabric.base}" stroke-width="2.4" stroke-dasharray="1 6" stroke-linecap="round" fill="none"/>`,
  };
}

function shirt({ random, skin }: Portrait): Clothing {
  const colour = random.pick(SHIRTS);
  const lines = stripes(random);
  return {
    definitions: lines.definition,
    body: `<path d="${SHOULDERS}" fill="${colour}"/><path d="${SHOULDERS}" fill="url(#${lines.id})"/>
<path d="M106 189l22 34 22-34c-6 14-38 14-44 0z" fill="${skin.base}"/>${collar(colour)}
<path d="M128 224v32" stroke="#000" stroke-opacity=".14" stroke-width="2"/><circle cx="128" cy="240" r="2.4" fill="#000" fill-opacity=".25"/>`,
  };
}

function collar(colour: string): string {
  return `<path d="M106 186l-8 10 18 30 12-9zM150 186l8 10-18 30-12-9z" fill="${colour}" stroke="#000" stroke-opacity=".13" stroke-width="2" stroke-linejoin="round"/>`;
}

function polo({ random, skin }: Portrait): Clothing {
  const fabric = random.pick(FABRICS);
  return {
    definitions: '',
    body: `<path d="${SHOULDERS}" fill="${fabric.base}"/><path d="M106 189c4 18 12 24 22 24s18-6 22-24c-8 14-36 14-44 0z" fill="${skin.base}"/>
<path d="M105 188c3 20 12 27 23 27s20-7 23-27" stroke="${fabric.trim}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  };
}

function kurta({ random, skin }: Portrait): Clothing {
  const fabric = random.pick(FABRICS);
  const base = random.chance(0.4) ? '#f4ead6' : fabric.base;
  const trim = base === fabric.base ? fabric.trim : fabric.base;
  const print = pattern(random, { base, trim } as Fabric);
  return {
    definitions: print.definition,
    body: `<path d="${SHOULDERS}" fill="${base}"/><path d="${SHOULDERS}" fill="url(#${print.id})"/>
<path d="M108 190l20 22 20-22c-8 10-32 10-40 0z" fill="${skin.base}"/>
<path d="M106 185l-3 9 25 22 25-22-3-9-22 22z" fill="${base}" stroke="${trim}" stroke-width="2" stroke-linejoin="round"/>
<path d="M119 214h18v42h-18z" fill="${base}" stroke="${trim}" stroke-width="2"/>
<g fill="${trim}"><circle cx="128" cy="225" r="2.6"/><circle cx="128" cy="237" r="2.6"/><circle cx="128" cy="249" r="2.6"/></g>`,
  };
}

function nehruJacket({ random, skin }: Portrait): Clothing {
  const jacket = random.pick(JACKETS);
  const under = random.pick(['#f4ead6', '#f6f1e7', '#e7c9a9', '#d9e6d3']);
  return {
    definitions: '',
    body: `<path d="${SHOULDERS}" fill="${under}"/>
<path d="M110 188l18 18 18-18c-8 8-28 8-36 0z" fill="${skin.base}"/>
<path d="M100 190c-20 6-34 10-42 14-4 18-4 36-2 52h144c2-16 2-34-2-52-8-4-22-8-42-14l-28 24z" fill="${jacket}"/>
<path d="M107 184l-9 7 30 26 30-26-9-7-21 21z" fill="${jacket}" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/>
<path d="M128 217v39" stroke="#000" stroke-opacity=".3" stroke-width="2"/><g fill="${GOLD}"><circle cx="134" cy="226" r="2.6"/><circle cx="134" cy="240" r="2.6"/></g>
<path d="M160 226l20-4v8l-20 4z" fill="${random.pick(['#dc6f8b', '#f2b84b', '#f6f1e7', '#2d9187'])}"/>`,
  };
}

function blazer({ random, skin }: Portrait): Clothing {
  const jacket = random.pick(JACKETS);
  const under = random.pick(SHIRTS.slice(0, 5));
  return {
    definitions: '',
    body: `<path d="${SHOULDERS}" fill="${jacket}"/><path d="M104 191l24 65 24-65c-8 12-40 12-48 0z" fill="${under}"/>
<path d="M106 189l22 30 22-30c-6 14-38 14-44 0z" fill="${skin.base}"/>${collar(under)}
<path d="M103 190c-8 6-12 14-13 24l14 4-6 8 30 30-24-66zM153 190c8 6 12 14 13 24l-14 4 6 8-30 30 24-66z" fill="${jacket}" stroke="#fff" stroke-opacity=".16" stroke-width="1.8" stroke-linejoin="round"/>`,
  };
}

interface Print {
  readonly id: string;
  readonly definition: string;
}

/** Tie-dye dots, block-printed buds, woven lines, or plain cloth. */
function pattern(random: Random, { trim }: Fabric): Print {
  const motifs = [
    `<circle cx="4" cy="4" r="1.8"/><circle cx="12" cy="12" r="1.8"/>`,
    `<path d="M8 2c4 4 4 8 0 12-4-4-4-8 0-12z"/>`,
    `<path d="M8 3l3 5-3 5-3-5z"/><circle cx="0" cy="0" r="1.3"/><circle cx="16" cy="0" r="1.3"/><circle cx="0" cy="16" r="1.3"/><circle cx="16" cy="16" r="1.3"/>`,
    '',
  ];
  return {
    id: 'cloth',
    definition: `<defs><pattern id="cloth" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><g fill="${trim}" opacity=".7">${random.pick(motifs)}</g></pattern></defs>`,
  };
}

function stripes(random: Random): Print {
  const lines = random.pick(['', '', 'M4 0v10', 'M4 0v10M0 5h10']);
  return {
    id: 'cloth',
    definition: `<defs><pattern id="cloth" width="10" height="10" patternUnits="userSpaceOnUse"><path d="${lines}" stroke="#33449a" stroke-opacity=".22" stroke-width="1.4"/></pattern></defs>`,
  };
}
