/// <reference path="../styles.d.ts" />

import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MapTiles } from '@seamline/shared/contract/organisation/geocoding';
import { Button, useMediaQuery } from '@seamline/shared/ui';
import { Control, DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?inline';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MapCover, MapFrame, type MapState } from './MapFrame.tsx';
import { isSamePlace, type Position, walk } from './position.ts';
import type { LocationForm } from './useLocationForm.ts';

// A style sheet object instead of a CSS file, because a remote's entry would carry the code that loads such files.
// It is in the base layer, so that the map's own styles override it.
const styles = new CSSStyleSheet();
styles.replaceSync(`@layer base { ${leafletStyles} }`);
document.adoptedStyleSheets.push(styles);

const ZOOM = 15;
/** Size and tip of the marker in pixels. */
const MARKER = { size: [32, 48], tip: [16, 47] } as const;
const PIN =
  '<svg viewBox="0 0 32 48" width="32" height="48" aria-hidden="true"><path d="M16 46.5C16 46.5 30 27.5 30 16A14 14 0 0 0 2 16C2 27.5 16 46.5 16 46.5Z"/><circle cx="16" cy="16" r="5"/></svg>';
/** Milliseconds without a map tile after which the map counts as failed. */
const TILE_TIMEOUT = 10_000;
/** Metres by which an arrow key moves the marker. */
const STEP = 10;
const LONG_STEP = 100;

const Canvas = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    font: 'inherit',
    bg: 'bg.subtle',
    '&:focus-visible': { outlineOffset: '-3px' },
    '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.78) contrast(1.05)' } },
    '& .leaflet-bar': { border: 0, boxShadow: 'raised' },
    '& .leaflet-bar a': {
      bg: 'bg.raised',
      color: 'fg',
      borderColor: 'border',
      width: { base: '44px', md: '34px' },
      height: { base: '44px', md: '34px' },
      lineHeight: { base: '44px', md: '34px' },
    },
    '& .leaflet-bar a:hover': { bg: 'bg.muted' },
    '& .leaflet-bar a.leaflet-disabled': { bg: 'bg.subtle', color: 'fg.muted' },
    '& .seam-pin': { cursor: 'grab', borderRadius: 'md', outlineOffset: '2px', touchAction: 'none' },
    '& .seam-pin path': { fill: 'accent.solid', stroke: 'accent.contrast', strokeWidth: '2' },
    '& .seam-pin circle': { fill: 'accent.contrast' },
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
    bg: 'bg.panel',
    borderStartStartRadius: 'md',
  },
});

interface LocationMapProps {
  tiles: MapTiles;
  location: LocationForm;
  /** The attribution that the map services require. */
  credit: ReactNode;
}

/** A map with one marker. A click, a drag or the arrow keys move it, and each move can be undone. */
export function LocationMap({ tiles, location, credit }: LocationMapProps) {
  const { position, move, moved } = location;
  const { t } = useLingui();
  const { latitude, longitude } = stringsOf(position);
  const label = t`Marker at latitude ${latitude}, longitude ${longitude}`;
  const canvas = useRef<HTMLDivElement>(null);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const { state, retry } = useLeaflet(canvas, { tiles, position, label, move, isTouched });
  return (
    <>
      <MapFrame>
        <Canvas ref={canvas} role="region" aria-label={t`Map of the location`} inert={state !== 'shown'} />
        <MapCover state={state} retry={retry} />
        <CreditLine>{credit}</CreditLine>
      </MapFrame>
      {state === 'shown' && (
        <HStack gap="3" justifyContent="space-between" minHeight={{ base: '44px', md: '32px' }}>
          <Text fontSize="sm" color="fg.muted" role="status">
            {label}.{' '}
            {isTouched
              ? t`Move the map with two fingers. Tap it or drag the marker to change the location.`
              : t`The arrow keys move the marker by 10 m, with Shift by 100 m.`}
          </Text>
          {moved && moved.name === undefined && (
            <Button variant="outline" size="sm" flexShrink="0" onClick={moved.undo}>
              <Trans>Undo</Trans>
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

interface MapOptions extends Pick<LocationForm, 'position' | 'move'> {
  tiles: MapTiles;
  label: string;
  isTouched: boolean;
}

/** Runs Leaflet in the canvas and synchronises its marker with the form. */
function useLeaflet(canvas: RefObject<HTMLDivElement | null>, { tiles, position, label, move, isTouched }: MapOptions) {
  const { t } = useLingui();
  const parts = useRef<Parts>(undefined);
  const [state, setState] = useState<MapState>('loading');
  const [attempt, setAttempt] = useState(0);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const moved = useEffectEvent(move);
  const start = useEffectEvent(() => ({ position, isStill, isTouched, zoomIn: t`Zoom in`, zoomOut: t`Zoom out` }));

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const { position: first, isStill: still, isTouched: touched, zoomIn, zoomOut } = start();
    const map = new LeafletMap(element, {
      center: [first.latitude, first.longitude],
      zoom: Math.min(ZOOM, tiles.max_zoom),
      maxZoom: tiles.max_zoom,
      attributionControl: false,
      zoomControl: false,
      // Scrolling the page past the map must not zoom it. A click into the map enables zooming.
      scrollWheelZoom: false,
      // One finger scrolls the page; two fingers move and zoom the map.
      dragging: !touched,
      worldCopyJump: true,
      fadeAnimation: !still,
      zoomAnimation: !still,
    });
    map.addControl(new Control.Zoom({ position: 'topright', zoomInTitle: zoomIn, zoomOutTitle: zoomOut }));
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
    marker.getElement()?.setAttribute('aria-label', label);
    const { latitude, longitude } = position;
    const wasSeen = map.getBounds().pad(-0.1).contains([latitude, longitude]);
    if (!isSamePlace(toPosition(marker.getLatLng()), position)) marker.setLatLng([latitude, longitude]);
    if (!wasSeen) map.setView([latitude, longitude]);
  }, [position, label]);

  useEffect(() => {
    if (attempt > 0) parts.current?.layer.redraw();
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), TILE_TIMEOUT);
    return () => clearTimeout(timer);
  }, [attempt]);

  const retry = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

function addTiles(map: LeafletMap, { url, max_zoom }: MapTiles, setState: (state: MapState) => void): TileLayer {
  // Pages send no referrer, but the map services require one. They get the host only.
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
    // The map pans with the same keys.
    event.stopPropagation();
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP : STEP;
    moved(walk(toPosition(marker.getLatLng()), arrow[0] * step, arrow[1] * step));
  });
  return marker;
}

/** The coordinates without the grouping of numbers in messages. */
function stringsOf({ latitude, longitude }: Position) {
  return { latitude: String(latitude), longitude: String(longitude) };
}

function toPosition({ lat, lng }: { lat: number; lng: number }): Position {
  return { latitude: lat, longitude: lng };
}
