/// <reference path="../styles.d.ts" />

import { chakra } from '@chakra-ui/react/styled-system';
import type { MapTiles } from '@seamline/shared/contract/places';
import { useMessages } from '@seamline/shared/messages';
import { Button, HStack, Text, useMediaQuery } from '@seamline/shared/ui';
import { Control, DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapCover, MapFrame, type MapState } from './MapFrame.tsx';
import { locationMessages } from './messages.ts';
import { isSamePlace, type Position, walk } from './position.ts';
import type { LocationForm } from './useLocationForm.ts';

// A sheet of its own and not a file beside this one: a remote's entry would carry the code that loads such files.
// In the layer of plain elements, so that the suite's own styles of the map win.
const styles = new CSSStyleSheet();
styles.replaceSync(`@layer base { ${leafletStyles} }`);
document.adoptedStyleSheets.push(styles);

const ZOOM = 15;
/** Width and height of the marker in pixels; its tip is the place. */
const MARKER = { size: [32, 48], tip: [16, 47] } as const;
const PIN =
  '<svg viewBox="0 0 32 48" width="32" height="48" aria-hidden="true"><path d="M16 46.5C16 46.5 30 27.5 30 16A14 14 0 0 0 2 16C2 27.5 16 46.5 16 46.5Z"/><circle cx="16" cy="16" r="5"/></svg>';
/** Milliseconds without a single picture after which there will be none. */
const PATIENCE = 10_000;
/** Metres that an arrow key moves the marker by. */
const STEP = 10;
const LONG_STEP = 100;

const Canvas = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    font: 'inherit',
    bg: 'subtle',
    '&:focus-visible': { outlineOffset: '-3px' },
    '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.78) contrast(1.05)' } },
    '& .leaflet-bar': { border: 0, boxShadow: 'raised' },
    '& .leaflet-bar a': {
      bg: 'raised',
      color: 'ink',
      borderColor: 'line',
      width: { base: '44px', md: '34px' },
      height: { base: '44px', md: '34px' },
      lineHeight: { base: '44px', md: '34px' },
    },
    '& .leaflet-bar a:hover': { bg: 'hover' },
    '& .leaflet-bar a.leaflet-disabled': { bg: 'subtle', color: 'muted' },
    '& .seam-pin': { cursor: 'grab', borderRadius: 'md', outlineOffset: '2px', touchAction: 'none' },
    '& .seam-pin path': { fill: 'madder', stroke: 'onMadder', strokeWidth: '2' },
    '& .seam-pin circle': { fill: 'onMadder' },
  },
});

const CreditLine = chakra('small', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    bottom: '0',
    zIndex: 1001,
    paddingInline: '1.5',
    fontSize: 'xs',
    bg: 'surface',
    borderStartStartRadius: 'md',
  },
});

interface LocationMapProps {
  tiles: MapTiles;
  location: LocationForm;
  /** Whom the services want to be named. */
  credit: ReactNode;
}

/** A map with one marker: a click or a drag puts it somewhere, the arrow keys nudge it, and all that can be undone. */
export function LocationMap({ tiles, location, credit }: LocationMapProps) {
  const { position, move, moved } = location;
  const text = useMessages(locationMessages);
  const canvas = useRef<HTMLDivElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const { state, retry } = useLeaflet(canvas, { tiles, position, move, isTouched });
  return (
    <>
      <MapFrame>
        <Canvas ref={canvas} role="region" aria-label={text.map} inert={state !== 'shown'} />
        <MapCover state={state} retry={retry} />
        <CreditLine>{credit}</CreditLine>
      </MapFrame>
      {state === 'shown' && (
        <HStack gap="3" justifyContent="space-between" minHeight={{ base: '44px', md: '32px' }}>
          <Text size="sm" tone="muted" role="status">
            {text.marker(String(position.latitude), String(position.longitude))}.{' '}
            {isTouched ? text.touchHelp : text.markerHelp}
          </Text>
          {moved && moved.name === undefined && (
            <Button variant="outline" size="sm" flexShrink="0" onClick={moved.undo}>
              {text.undo}
            </Button>
          )}
        </HStack>
      )}
    </>
  );
}

interface Parts {
  readonly map: LeafletMap;
  readonly marker: Marker;
  readonly layer: TileLayer;
}

interface Drawn extends Pick<LocationForm, 'position' | 'move'> {
  tiles: MapTiles;
  isTouched: boolean;
}

/** Leaflet draws into the canvas by itself; this keeps its marker and ours in the same place. */
function useLeaflet(canvas: RefObject<HTMLDivElement | null>, { tiles, position, move, isTouched }: Drawn) {
  const text = useMessages(locationMessages);
  const parts = useRef<Parts>(undefined);
  const [state, setState] = useState<MapState>('loading');
  const [attempt, setAttempt] = useState(0);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moved = useEffectEvent(move);
  const start = useEffectEvent(() => ({ position, isStill, isTouched, text }));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const { position: first, isStill: still, isTouched: touched, text: words } = start();
    const map = new LeafletMap(element, {
      center: [first.latitude, first.longitude],
      zoom: Math.min(ZOOM, tiles.max_zoom),
      maxZoom: tiles.max_zoom,
      attributionControl: false,
      zoomControl: false,
      // A page that is scrolled past the map must not zoom it; whoever works with it has clicked into it.
      scrollWheelZoom: false,
      // One finger scrolls the page past it; two move and zoom it.
      dragging: !touched,
      worldCopyJump: true,
      fadeAnimation: !still,
      zoomAnimation: !still,
    });
    map.addControl(new Control.Zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }));
    map.on('focus', () => map.scrollWheelZoom.enable()).on('blur', () => map.scrollWheelZoom.disable());
    map.on('click', ({ latlng }) => moved(toPosition(latlng)));
    const layer = addTiles(map, tiles, setState);
    const marker = addMarker(map, first, moved);
    parts.current = { map, marker, layer };
    const resized = new ResizeObserver(() => map.invalidateSize());
    resized.observe(element);
    return () => {
      resized.disconnect();
      parts.current = undefined;
      map.remove();
    };
  }, [canvas, tiles]);

  useEffect(() => {
    const { map, marker } = parts.current ?? {};
    if (!map || !marker) return;
    const label = text.marker(String(position.latitude), String(position.longitude));
    marker.getElement()?.setAttribute('aria-label', label);
    const { latitude, longitude } = position;
    const wasSeen = map.getBounds().pad(-0.1).contains([latitude, longitude]);
    if (!isSamePlace(toPosition(marker.getLatLng()), position)) marker.setLatLng([latitude, longitude]);
    if (!wasSeen) map.setView([latitude, longitude]);
  }, [position, text]);

  useEffect(() => {
    if (attempt > 0) parts.current?.layer.redraw();
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, [attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function addTiles(map: LeafletMap, { url, max_zoom }: MapTiles, setState: (state: MapState) => void): TileLayer {
  // The page sends no referrer anywhere; these services want to know whose map they draw, and learn the host alone.
  const layer = new TileLayer(url, { maxZoom: max_zoom, referrerPolicy: 'strict-origin' });
  let hasPicture = false;
  layer.on('tileload', () => {
    hasPicture = true;
    setState('shown');
  });
  layer.on('load', () => {
    if (!hasPicture) setState('failed');
  });
  return layer.addTo(map);
}

const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function addMarker(map: LeafletMap, { latitude, longitude }: Position, moved: (position: Position) => void): Marker {
  const icon = new DivIcon({
    html: PIN,
    className: 'seam-pin',
    iconSize: [...MARKER.size],
    iconAnchor: [...MARKER.tip],
  });
  const marker = new Marker([latitude, longitude], { icon, draggable: true, autoPan: true }).addTo(map);
  marker.on('dragend', () => moved(toPosition(marker.getLatLng())));
  marker.getElement()?.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    // The map itself pans by the same keys.
    event.stopPropagation();
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    moved(walk(toPosition(marker.getLatLng()), arrow[0] * step, arrow[1] * step));
  });
  return marker;
}

function toPosition({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: lat, longitude: lng };
}
