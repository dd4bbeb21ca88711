import type { Portrait } from './sitter.ts';

/** Hair lies in three layers: behind the neck, over the clothes when braided, and over the forehead. */
export interface Hair {
  readonly back: string;
  readonly front: string;
  readonly braid: string;
}

export function drawHair(portrait: Portrait): Hair {
  return portrait.gender === 'FEMALE' ? womensHair(portrait) : mensHair(portrait);
}

const CAP = 'M80 118c-8-46 14-78 48-78s56 32 48 78c-3 3-6 4-8 4h-80c-2 0-5-1-8-4z';
const MIDDLE_PARTING =
  'M128 58c-20 4-35 20-38 50l-3 14c-8-8-9-30-4-44 7-22 24-37 45-37s38 15 45 37c5 14 4 36-4 44l-3-14c-3-30-18-46-38-50z';
const SIDE_PARTING =
  'M106 57c-10 12-15 28-17 50l-2 15c-8-8-9-30-4-44 7-22 24-37 45-37s38 15 45 37c5 14 4 36-4 44l-3-12c-8-24-34-38-60-53z';
const FRINGE =
  'M90 104c-2 6-3 12-3 18-8-8-9-30-4-44 7-22 24-37 45-37s38 15 45 37c5 14 4 36-4 44 0-6-1-12-3-18-8-12-20-14-32-13-16 1-34 1-44 13z';

function womensHair({ hair, random, age }: Portrait): Hair {
  const parting = random.pick([MIDDLE_PARTING, MIDDLE_PARTING, SIDE_PARTING, FRINGE]);
  const front = `<path d="${parting}" fill="${hair}"/>${shine(random.between(0, 1))}`;
  const cap = `<path d="${CAP}" fill="${hair}"/>`;
  const gajra = random.chance(0.5);
  const styles: Record<string, () => Hair> = {
    topBun: () => ({
      back: `${cap}<circle cx="128" cy="36" r="23" fill="${hair}"/>${gajra ? flowers(128, 50, 24) : ''}`,
      front,
      braid: '',
    }),
    lowBun: () => ({
      back: `${cap}<circle cx="176" cy="146" r="21" fill="${hair}"/>${gajra ? flowers(178, 148, 20) : ''}`,
      front,
      braid: '',
    }),
    long: () => ({
      back: `<path d="M79 96c-10 44-12 88-4 124 16 10 90 10 106 0 8-36 6-80-4-124-8-40-26-56-49-56s-41 16-49 56z" fill="${hair}"/>`,
      front,
      braid: '',
    }),
    wavy: () => ({
      back: `<path d="M80 92c-16 12-8 30-14 46s4 26 0 42 8 32 20 30h84c12 2 24-14 20-30s6-26 0-42 2-34-14-46c-6-36-26-52-48-52s-42 16-48 52z" fill="${hair}"/>`,
      front,
      braid: '',
    }),
    bob: () => ({
      back: `<path d="M80 92c-10 26-12 56-6 80 10 8 26 4 34 0h40c8 4 24 8 34 0 6-24 4-54-6-80-6-36-26-52-48-52s-42 16-48 52z" fill="${hair}"/>`,
      front,
      braid: '',
    }),
    braid: () => ({ back: cap, front, braid: braid(hair) }),
    curls: () => ({ back: `<g fill="${hair}">${curls()}</g>`, front, braid: '' }),
  };
  const names = age > 45 ? ['topBun', 'lowBun', 'lowBun', 'bob', 'braid'] : Object.keys(styles);
  const draw = styles[random.pick(names)];
  if (draw === undefined) throw new Error('This hair style is unknown.');
  return draw();
}

function shine(side: number): string {
  const path = side === 0 ? 'M98 68c6-10 14-15 24-17' : 'M158 68c-6-10-14-15-24-17';
  return `<path d="${path}" stroke="#fff" stroke-opacity=".16" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** Jasmine wound around a bun. */
function flowers(x: number, y: number, radius: number): string {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 10) * Math.PI;
    const left = (x + Math.cos(angle) * radius).toFixed(1);
    const top = (y - 4 + Math.sin(angle) * radius * 0.5).toFixed(1);
    return `<circle cx="${left}" cy="${top}" r="4.6" fill="#fffaf0"/><circle cx="${left}" cy="${top}" r="1.5" fill="#f3d488"/>`;
  }).join('');
}

function braid(hair: string): string {
  const knots = Array.from({ length: 8 }, (_, index) => {
    const y = 140 + index * 14;
    const x = 166 + Math.min(index, 4) * 3;
    return `<ellipse cx="${x}" cy="${y}" rx="${13 - index * 0.7}" ry="9" transform="rotate(${index % 2 === 0 ? 24 : -24} ${x} ${y})" fill="${hair}" stroke="#000" stroke-opacity=".18" stroke-width="1.4"/>`;
  });
  return knots.join('');
}

function curls(): string {
  const ring = [
    [84, 84, 20],
    [78, 112, 20],
    [76, 140, 20],
    [84, 166, 18],
    [172, 84, 20],
    [178, 112, 20],
    [180, 140, 20],
    [172, 166, 18],
    [100, 60, 22],
    [128, 50, 24],
    [156, 60, 22],
    [128, 100, 44],
  ];
  return ring.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

const SHORT = 'M84 112c-8-44 12-70 46-70s52 26 42 70c-2-8-4-16-8-24-10-2-20-6-26-12-12 8-32 10-44 10-4 8-8 16-10 26z';
const CREW = 'M85 104c-5-38 15-60 43-60s48 22 43 60c-3-10-6-17-11-22-20-7-44-7-64 0-5 5-8 12-11 22z';
const QUIFF =
  'M85 110c-6-24-4-44 8-56 14-18 50-22 66-6 14 8 18 34 12 62-3-10-5-18-10-24-16 2-34-2-46-12-6 10-16 12-20 14-4 6-8 14-10 22z';
const SIDE_SWEPT = 'M84 112c-8-40 10-72 50-70 34 2 46 34 38 70-2-10-6-18-10-26-22 0-48-8-58-20-4 12-14 26-20 46z';
const RECEDING = 'M84 118c-8-24-6-42 8-54-3 12-3 20-2 32zM172 118c8-24 6-42-8-54 3 12 3 20 2 32z';
const BARE_CROWN = 'M88 96c0-34 18-47 40-47s40 13 40 47z';

function mensHair({ hair, random, age, skin }: Portrait): Hair {
  const solid = (path: string): Hair => ({
    back: '',
    front: `<path d="${path}" fill="${hair}"/>${shine(1)}`,
    braid: '',
  });
  const kind = random.next();
  if (kind < 0.07) return turban(random.pick(['#c65a3c', '#33449a', '#a8235f', '#d99a1f', '#1f6650']));
  if (age > 46 && kind < 0.42) {
    return {
      back: `<path d="${BARE_CROWN}" fill="${skin.base}"/>`,
      front: `<path d="${RECEDING}" fill="${hair}"/>`,
      braid: '',
    };
  }
  if (kind < 0.2) return { back: '', front: `<g fill="${hair}">${curlyTop()}</g>`, braid: '' };
  return solid(random.pick([SHORT, CREW, QUIFF, SIDE_SWEPT]));
}

function curlyTop(): string {
  const tuft = [
    [90, 86, 12],
    [94, 70, 14],
    [108, 58, 15],
    [126, 52, 16],
    [145, 56, 15],
    [160, 68, 14],
    [167, 86, 12],
    [118, 68, 14],
    [138, 68, 14],
  ];
  return tuft.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

function turban(colour: string): Hair {
  const folds = `<path d="M82 88c24-26 62-34 92-14M84 74c22-20 48-26 76-20M92 60c16-12 34-14 50-12" stroke="#000" stroke-opacity=".14" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  return {
    back: '',
    front: `<path d="M78 98c-8-40 16-66 52-66 34 0 56 24 48 64-30-18-66-20-100 2z" fill="${colour}"/>${folds}<circle cx="128" cy="76" r="5" fill="#f3d27a"/>`,
    braid: '',
  };
}
