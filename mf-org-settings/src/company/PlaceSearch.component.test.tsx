import { type GeocodingResult, getMapSettings, searchPlaces } from '@seamline/shared/contract/organisation/geocoding';
import { translatedRoutes } from '@seamline/shared/i18n';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { catalogues } from '../catalogue.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { DEFAULT_POSITION } from './position.ts';

const VESU: GeocodingResult = { name: 'Vesu, Surat', latitude: 21.1418, longitude: 72.7709 };
const RING_ROAD: GeocodingResult = { name: 'Ring Road, Rajkot', latitude: 22.3072, longitude: 70.8022 };

/** The search without the map: the name of the place that it moved the marker to is a heading. */
function Search() {
  const [moved, setMoved] = useState('not moved');
  const changes = useRef(0);
  const location = {
    ...{ position: DEFAULT_POSITION, isConfirmed: false, moved: undefined, changes },
    ...{ typed: () => undefined, confirm: () => undefined },
    move: (_: unknown, name = '') => setMoved(name),
  };
  return (
    <>
      <h1>{moved}</h1>
      <PlaceSearch location={location} searching={useRef(undefined)} />
      <button type="button">Next</button>
    </>
  );
}

const box = page.getByRole('combobox', { name: 'Search location' });
const options = page.getByRole('option');
const heading = page.getByRole('heading');

async function open() {
  const settings = { tiles: null, search: { while_typing: false }, attribution: { text: '', url: null } };
  const service = renderRoutes(
    translatedRoutes(catalogues, [{ path: 'search', element: <Search /> }] as never),
    'search',
    (data) => data.answer(getMapSettings, settings),
  );
  await expect.element(box).toBeVisible();
  return service;
}

const found = (...places: GeocodingResult[]) => ({ available: true, places });
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 50));

test('place search: a late answer to an earlier text leaves the matches of the later text open', async () => {
  const service = await open();
  const release = service.hold(searchPlaces, found(VESU));
  await userEvent.fill(box, 'vesu');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  service.answer(searchPlaces, found(RING_ROAD));
  await userEvent.fill(box, 'ring road');
  await userEvent.keyboard('{Enter}');
  await expect.element(options).toHaveTextContent('Ring Road, Rajkot');
  await userEvent.keyboard('{ArrowDown}');
  release();
  await nextTask();
  expect(options.elements()).toHaveLength(1);
  await expect.element(options).toHaveAttribute('aria-selected', 'true');
});

test('place search: lists no matches after the field lost the focus, and uses the first one', async () => {
  const service = await open();
  const release = service.hold(searchPlaces, found(VESU));
  await userEvent.fill(box, 'vesu');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Searching…')).toBeVisible();
  await userEvent.tab();
  release();
  await expect.element(heading).toHaveTextContent('Vesu, Surat');
  await nextTask();
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  expect(options.elements()).toHaveLength(0);
});

test('place search: leaving the field again retries a search that failed', async () => {
  const service = await open();
  service.disconnect(searchPlaces);
  await userEvent.fill(box, 'vesu');
  await userEvent.tab();
  await expect.element(page.getByText(/The server cannot be reached\./)).toBeVisible();
  service.answer(searchPlaces, found(VESU));
  await userEvent.click(box);
  await userEvent.tab();
  await expect.element(heading).toHaveTextContent('Vesu, Surat');
});
