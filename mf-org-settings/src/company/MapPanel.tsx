import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MapCover, MapFrame } from './MapFrame.tsx';
import { mapSettings } from './queries.ts';
import type { LocationForm } from './useLocationForm.ts';

/** The map, or the reason why it cannot be shown. The form works without it. */
export function MapPanel({ location }: { location: LocationForm }) {
  const settings = useQuery(mapSettings);
  const code = useMapCode();
  const { tiles, attribution } = settings.data ?? {};
  const credit = attribution && <Credit {...attribution} />;
  if (tiles === null) {
    return (
      <Text color="fg.muted">
        <Trans>The map is turned off.</Trans>{' '}
        <Trans>You can still type the coordinates and fill in the rest of the form.</Trans>{' '}
        {settings.data?.search && credit}
      </Text>
    );
  }
  const failed = settings.error ?? code.error;
  const retry = () => {
    if (settings.error) void settings.refetch();
    if (code.error) code.load();
  };
  const { LocationMap } = code;
  if (!tiles || !LocationMap) {
    return (
      <MapFrame>
        <MapCover state={failed ? 'failed' : 'loading'} retry={retry} />
      </MapFrame>
    );
  }
  return <LocationMap tiles={tiles} location={location} credit={credit} />;
}

function Credit({ text, url }: { text: string; url: string | null }) {
  if (url === null) return text;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {text}
    </Link>
  );
}

async function importMap() {
  const { LocationMap } = await import('./LocationMap.tsx');
  return LocationMap;
}

/** Loads the code of the map separately, because it is larger than the rest of the screen. */
function useMapCode() {
  const [state, setState] = useState<{ LocationMap?: Awaited<ReturnType<typeof importMap>>; error?: unknown }>({});
  const load = () => {
    setState({});
    importMap().then(
      (LocationMap) => setState({ LocationMap }),
      (error: unknown) => setState({ error }),
    );
  };
  useEffect(load, []);
  return { ...state, load };
}
