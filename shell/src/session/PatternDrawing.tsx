import { chakra } from '@chakra-ui/react/styled-system';

const Drawing = chakra('svg', {
  base: {
    flex: 1,
    minHeight: 0,
    width: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& [data-paper]': { opacity: 0.11, strokeWidth: '1' },
    '& [data-seam]': { opacity: 0.42, strokeDasharray: '7 6' },
    '& [data-chalk]': { opacity: 0.6, strokeWidth: '1.25' },
    '& [data-thread]': { stroke: 'zari', strokeWidth: '2' },
    '& [data-stitch]': { stroke: 'zari', strokeWidth: '4.5', strokeDasharray: '15 10' },
    '& [data-needle]': { strokeWidth: '3.6' },
    '& [data-eye]': { stroke: 'cloth', strokeWidth: '1.4' },
  },
});

/** A pattern-maker's sheet: the front of a kurta and its sleeve, and a thread that leaves the hem to sew an S. */
export function PatternDrawing() {
  return (
    <Drawing viewBox="60 60 620 640" aria-hidden="true" focusable="false">
      <path
        data-paper=""
        d="M60 120h620M60 200h620M60 280h620M60 360h620M60 440h620M60 520h620M60 600h620M60 680h620M100 60v640M180 60v640M260 60v640M340 60v640M420 60v640M500 60v640M580 60v640M660 60v640"
      />
      <path d="M130 196c46-2 84-30 92-84l104 34c-10 52-2 104 44 142-16 46-24 84-22 126 8 82 22 154 38 228-84 26-172 32-256 24Z" />
      <path
        data-seam=""
        d="M118 183c44 0 82-32 92-86l131 43c-14 56-8 106 46 145-18 50-27 87-25 129 8 82 22 154 41 238-90 28-186 36-285 27Z"
      />
      <path d="M452 214c20-58 44-88 72-88s52 30 72 88l-24 142c-32 7-64 7-96 0Z" />
      <path data-seam="" d="M438 215c22-66 50-104 86-104s64 38 86 104l-27 153c-40 10-78 10-118 0Z" />
      <path
        data-chalk=""
        d="M174 250v330m-8-12 8 12 8-12m-16-306 8-12 8 12M524 170v140m-7-10 7 10 7-10m-14-120 7-10 7 10M368 330l-92 12 91 8M258 430l10 74 10-74-10-70ZM126 356h12m-12 96h12M592 204l12 4M444 208l12-4M352 414h12"
      />
      <path
        data-chalk=""
        d="M224 200l10 10m0-10-10 10M290 200l10 10m0-10-10 10M318 560l10 10m0-10-10 10M212 604c18 6 36 6 54 2"
      />
      <path data-thread="" d="M386 642c22-8 26-44 50-56" />
      <path
        data-stitch=""
        d="M130 652c84 6 168 2 250-20M440 588c8 50 60 76 108 58 54-20 56-84 2-108-46-20-92-34-92-78 0-50 54-74 100-58 24 8 40 26 46 48"
      />
      <path data-thread="" d="M606 456c8 40 46 40 52 4 5-30-12-48-8-74" />
      <path data-needle="" d="m646 398 26-104" />
      <path data-eye="" d="m649 386 3-12" />
    </Drawing>
  );
}
