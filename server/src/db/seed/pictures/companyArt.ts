import { FABRICS, GOLD } from './palette.ts';

/** The company's logo: a rainbow of threads through the eye of a needle. */
export function drawLogo(): string {
  const threads = ['#a8235f', '#ef8064', '#d99a1f', '#2d9187', '#33449a'];
  const arcs = threads
    .map((colour, index) => {
      const radius = 92 - index * 13;
      return `<path d="M${128 - radius} 168a${radius} ${radius} 0 0 1 ${radius * 2} 0" stroke="${colour}" stroke-width="9" fill="none" stroke-linecap="round"/>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" rx="56" fill="#fff8ec"/>${arcs}
<path d="M128 118l9 20v74l-9 26-9-26v-74z" fill="#3d3547"/><ellipse cx="128" cy="144" rx="3.4" ry="10" fill="#fff8ec"/>
<path d="M60 196h44M152 196h44" stroke="${GOLD}" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 13"/>
</svg>`;
}

/** The showroom on an evening: an arched front, draped figures, a rail of sarees. */
export function drawShowroom(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7c9b6"/><stop offset="1" stop-color="#fdeedd"/></linearGradient></defs>
<rect width="960" height="540" fill="url(#sky)"/><circle cx="800" cy="96" r="54" fill="#fff3dc"/>
<path d="M0 430h960v110H0z" fill="#d8b79a"/><path d="M0 430h960v10H0z" fill="#c49f80"/>
<path d="M90 110h780v330H90z" fill="#fff8ec"/><path d="M70 84h820v40H70z" fill="#7d222e"/><path d="M70 124h820v6H70z" fill="${GOLD}"/>
<text x="480" y="113" font-family="serif" font-size="26" letter-spacing="7" text-anchor="middle" fill="#f7dfa6">MEGHDHANUSH &amp; DAUGHTERS</text>
${[120, 380, 640].map(shopWindow).join('')}
${mannequin(195, 0)}${mannequin(265, 4)}${rail()}${mannequin(715, 6)}${mannequin(785, 9)}
<path d="M120 408h200v12H120zM380 408h200v12H380zM640 408h200v12H640z" fill="#b98a63"/>
${plant(70)}${plant(890)}
</svg>`;
}

function shopWindow(x: number): string {
  return `<path d="M${x} 420V240a100 84 0 0 1 200 0v180z" fill="#e2ecef"/><path d="M${x} 420V240a100 84 0 0 1 200 0v180z" fill="none" stroke="#c9a227" stroke-width="6"/>
<path d="M${x + 20} 400L${x + 90} 200h26L${x + 46} 400z" fill="#fff" opacity=".35"/>`;
}

function mannequin(x: number, dye: number): string {
  const fabric = FABRICS[dye % FABRICS.length] ?? FABRICS[0];
  return `<g transform="translate(${x} 0)"><ellipse cx="0" cy="226" rx="12" ry="15" fill="#e9cdb0"/><path d="M-4 238h8v14h-8z" fill="#e9cdb0"/>
<path d="M-26 256q26-12 52 0l-8 50c10 30 20 64 24 100h-84c4-36 14-70 24-100z" fill="${fabric.base}"/>
<path d="M-24 254c20 26 38 44 44 152" stroke="${fabric.trim}" stroke-width="7" fill="none"/><path d="M-42 400h84" stroke="${fabric.trim}" stroke-width="6"/>
<path d="M-2 404h4v8h-4z" fill="#8a6a4d"/></g>`;
}

function rail(): string {
  const sarees = Array.from({ length: 9 }, (_, index) => {
    const fabric = FABRICS[(index * 5 + 2) % FABRICS.length] ?? FABRICS[0];
    const x = 404 + index * 17;
    const length = 128 + ((index * 37) % 22);
    return `<path d="M${x} 250h15v${length}h-15z" fill="${fabric.base}"/><path d="M${x} ${234 + length}h15v8h-15z" fill="${fabric.trim}"/>`;
  });
  return `<path d="M396 246h168" stroke="#8a6a4d" stroke-width="6" stroke-linecap="round"/>${sarees.join('')}`;
}

function plant(x: number): string {
  return `<g transform="translate(${x} 420)"><path d="M-20 0h40l-6 46h-28z" fill="#c65a3c"/><path d="M0 2c-34-20-40-56-30-72 16 14 28 40 30 72zM0 2c34-20 40-56 30-72-16 14-28 40-30 72zM0 2c-12-30-8-70 0-92 8 22 12 62 0 92z" fill="#3f7a55"/></g>`;
}

/** A specimen in place of an identity card, which cannot be mistaken for a real one. */
export function drawSpecimen(title: string, colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
<rect width="640" height="400" rx="28" fill="#fffdf8"/><rect width="640" height="84" rx="28" fill="${colour}"/><rect y="50" width="640" height="34" fill="${colour}"/>
<text x="32" y="55" font-family="sans-serif" font-size="30" font-weight="bold" fill="#fff">${title}</text>
<circle cx="122" cy="202" r="36" fill="#d9d3c7"/><path d="M58 304c4-80 124-80 128 0z" fill="#d9d3c7"/>
<g fill="#e6e0d4"><rect x="232" y="140" width="330" height="22" rx="11"/><rect x="232" y="184" width="250" height="22" rx="11"/><rect x="232" y="228" width="290" height="22" rx="11"/><rect x="232" y="272" width="180" height="22" rx="11"/></g>
<text x="320" y="270" font-family="sans-serif" font-size="88" font-weight="bold" text-anchor="middle" fill="${colour}" opacity=".28" transform="rotate(-14 320 240)">SPECIMEN</text>
<text x="320" y="372" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#8d8677">Drawn for the demo company. Not a document.</text>
</svg>`;
}
