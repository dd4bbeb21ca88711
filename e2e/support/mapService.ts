import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Places that the search of the tests finds; a search for `unreachable` fails. */
const PLACES = [
  { display_name: 'Ring Road, Surat, Gujarat, India', lat: '21.1959', lon: '72.8302' },
  { display_name: 'Ring Road, Rajkot, Gujarat, India', lat: '22.3072', lon: '70.8022' },
  { display_name: 'Vesu, Surat, Gujarat, India', lat: '21.1418', lon: '72.7709' },
];

/** Local map tiles and place search, so that the tests need no external service. */
export async function startMapService(port = 0) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const tile = /^\/tiles\/(\d+\/\d+\/\d+)\.svg$/.exec(pathname)?.[1];
    if (tile) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' }).end(drawn(tile));
    } else if (pathname === '/search' && searchParams.get('format') === 'jsonv2') {
      const question = searchParams.get('q') ?? '';
      const found = PLACES.filter(({ display_name }) => display_name.toLowerCase().includes(question));
      const status = question === 'unreachable' ? 503 : 200;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { MAP_TILES_URL: `${address}/tiles/{z}/{x}/{y}.svg`, PLACE_SEARCH_URL: `${address}/search` },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A tile with the map of an invented town. */
function drawn(tile: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="#f2efe9" stroke="#d9d4c8"/>
    <path d="M0 60H256M0 180H256M70 0V256M190 0V256" stroke="#fff" stroke-width="12"/>
    <rect x="90" y="80" width="80" height="80" fill="#cfe3c4"/>
    <text x="8" y="20" font-size="12" fill="#8a8578">${tile}</text></svg>`;
}
