import { LARGEST_FILE } from '@seamline/shared/contract/wire/fields';
import sharp from 'sharp';
import {
  ascii,
  bomb,
  CANARY,
  canvas,
  chunk,
  claimedJpeg,
  claimedPng,
  joined,
  jpeg,
  maliciousFile,
  png,
  webp,
  withChunks,
  withSegment,
  zip,
} from './file.ts';

const SCRIPT = `<script>alert('${CANARY}')</script>`;
const GPS = {
  IFD0: { Copyright: CANARY, ImageDescription: SCRIPT },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 14/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 0/1' },
};
const PHOTOSHOP = 0xed;
const ICC = 0xe2;
const COMMENT = 0xfe;

const moving = async (frames: number) => {
  const colours = Array.from({ length: frames }, (_, at) => ({ r: at * 8, g: 44, b: 60 }));
  const pictures = colours.map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } });
};
const grain = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
/** A picture of exactly that many bytes, padded after its end. */
const filledUp = async (bytes: number) => {
  const picture = await jpeg();
  return joined(picture, Buffer.alloc(bytes - picture.length, CANARY));
};
const profile = (length: number) => joined('ICC_PROFILE\u0000\u0001\u0001', Buffer.alloc(length, `${CANARY} `));
const claimedWebp = async (edge: number) => {
  const size = Buffer.alloc(10);
  size.writeUIntLE(edge - 1, 4, 3);
  size.writeUIntLE(edge - 1, 7, 3);
  const riff = joined('WEBPVP8X\u000a\u0000\u0000\u0000', size, (await webp()).subarray(12));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(riff.length);
  return joined('RIFF', length, riff);
};

/** Valid pictures with unwanted content. */
export const CARRIERS = [
  maliciousFile('a photo that tells where it was taken', 'picture', () =>
    canvas(300, 200).withExif(GPS).jpeg().toBuffer(),
  ),
  maliciousFile('a WebP that tells where it was taken', 'picture', () =>
    canvas(300, 200).withExif(GPS).webp().toBuffer(),
  ),
  maliciousFile('a PNG that tells where it was taken', 'picture', () =>
    canvas(300, 200).withExif(GPS).png().toBuffer(),
  ),
  maliciousFile('a photo with XMP', 'picture', () =>
    canvas(300, 200).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY}</x:xmpmeta>`).jpeg().toBuffer(),
  ),
  maliciousFile('a photo with IPTC', 'picture', async () =>
    withSegment(await jpeg(), PHOTOSHOP, ascii(`Photoshop 3.0\u00008BIM\u0004\u0004${CANARY}`)),
  ),
  maliciousFile('a photo with a script for a comment', 'picture', async () =>
    withSegment(await jpeg(), COMMENT, ascii(SCRIPT)),
  ),
  maliciousFile('a photo with a page behind it', 'picture', async () => joined(await jpeg(), `<html>${SCRIPT}</html>`)),
  maliciousFile('a photo with a second photo behind it', 'picture', async () =>
    joined(await jpeg(), await canvas(90, 90).withExif(GPS).jpeg().toBuffer()),
  ),
  maliciousFile('a photo that is an archive too', 'picture', async () =>
    joined(await jpeg(), zip('x.html', ascii(SCRIPT))),
  ),
  maliciousFile('a photo that is a Java archive too', 'picture', async () =>
    joined(await jpeg(), zip('META-INF/MANIFEST.MF', ascii(CANARY))),
  ),
  maliciousFile('a PNG with a program behind it', 'picture', async () =>
    joined(await png(), `<?php echo '${CANARY}'; ?>`),
  ),
  maliciousFile('a PNG with a script in a text chunk', 'picture', async () =>
    withChunks(await png(), chunk('tEXt', ascii(`Comment\u0000${SCRIPT}`))),
  ),
  maliciousFile('a PNG with a chunk of nobody’s', 'picture', async () =>
    withChunks(await png(), chunk('prVt', ascii(CANARY))),
  ),
  maliciousFile('a PNG that moves', 'picture', async () =>
    withChunks(
      await png(),
      chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
      chunk(
        'fcTL',
        Buffer.from([...Array(4).fill(0), 0, 0, 1, 44, 0, 0, 0, 200, ...Array(8).fill(0), 0, 1, 0, 1, 0, 0]),
      ),
    ),
  ),
  maliciousFile('a WebP that moves', 'picture', async () => (await moving(30)).webp().toBuffer()),
  maliciousFile('a WebP with something behind it', 'picture', async () => joined(await webp(), SCRIPT)),
  maliciousFile('a picture of one pixel', 'picture', () => canvas(1, 1).png().toBuffer()),
  maliciousFile('a thread of a picture', 'picture', () => canvas(16_000, 1).png().toBuffer()),
  maliciousFile('a photo for print, in CMYK', 'picture', () =>
    canvas(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
  ),
  maliciousFile('a picture of 16 bits', 'picture', () => canvas(300, 200).toColourspace('rgb16').png().toBuffer()),
  maliciousFile('a picture of one bit', 'picture', () =>
    canvas(300, 200).threshold().png({ palette: true, colours: 2 }).toBuffer(),
  ),
  maliciousFile('a photo on its side, large and in passes', 'picture', () =>
    canvas(4000, 4000).withMetadata({ orientation: 8 }).jpeg({ progressive: true }).toBuffer(),
  ),
  maliciousFile('a large PNG in passes', 'picture', () => canvas(4000, 4000).png({ progressive: true }).toBuffer()),
  maliciousFile('a photo as large as can be', 'picture', () => canvas(5400, 5400).jpeg().toBuffer()),
  maliciousFile('a photo of exactly the largest size', 'picture', () => filledUp(LARGEST_FILE)),
  maliciousFile('a photo one byte smaller', 'picture', () => filledUp(LARGEST_FILE - 1)),
  maliciousFile('a photo one byte larger', 'refused', () => filledUp(LARGEST_FILE + 1)),
  maliciousFile('a photo with a colour profile of rubbish', 'picture or refused', async () =>
    withSegment(await jpeg(), ICC, profile(60_000)),
  ),
  maliciousFile('a PNG with a colour profile that explodes', 'picture or refused', async () =>
    withChunks(await png(), chunk('iCCP', joined('x\u0000\u0000', bomb()))),
  ),
  maliciousFile('a PNG with a text that explodes', 'picture or refused', async () =>
    withChunks(await png(), chunk('zTXt', joined('x\u0000\u0000', bomb()))),
  ),
  maliciousFile('a PNG with twenty thousand texts', 'picture or refused', async () =>
    withChunks(await png(), ...Array.from({ length: 20_000 }, (_, at) => chunk('tEXt', ascii(`${at}\u0000${CANARY}`)))),
  ),
];

/** Damaged and oversized pictures. */
export const BROKEN = [
  maliciousFile('a PNG that claims 50,000 times 50,000 pixels', 'refused', () => claimedPng(50_000, 50_000)),
  maliciousFile('a PNG in passes that claims as many', 'refused', () =>
    claimedPng(50_000, 50_000, { interlaced: true }),
  ),
  maliciousFile('a PNG that claims more than there are numbers', 'refused', () => claimedPng(2 ** 32 - 1, 2 ** 32 - 1)),
  maliciousFile('a PNG of no pixels', 'refused', () => claimedPng(0, 0)),
  maliciousFile('a JPEG that claims 65,000 times 65,000 pixels', 'refused', async () =>
    claimedJpeg(await jpeg(), 65_000, 65_000),
  ),
  maliciousFile('a WebP that claims 16,000 times 16,000 pixels', 'refused', () => claimedWebp(16_000)),
  maliciousFile('a PNG that has 36 million pixels', 'refused', () => canvas(6000, 6000).png().toBuffer()),
  maliciousFile('a PNG in passes whose 16 million pixels are deep', 'refused', () =>
    canvas(4000, 4000).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ),
  maliciousFile('half a JPEG', 'refused', async () => (await grain().jpeg().toBuffer()).subarray(0, 9000)),
  maliciousFile('half a PNG', 'refused', async () => (await grain().png().toBuffer()).subarray(0, 9000)),
  maliciousFile('half a WebP', 'refused', async () => (await webp()).subarray(0, 60)),
  maliciousFile('the beginning of a JPEG', 'refused', () => Buffer.from([0xff, 0xd8, 0xff])),
  maliciousFile('the beginning of a PNG', 'refused', async () => (await png()).subarray(0, 8)),
  maliciousFile('a PNG with a wrong checksum', 'refused', async () => {
    const picture = await png();
    const at = picture.indexOf('IDAT') + 12;
    picture.writeUInt8(picture.readUInt8(at) ^ 255, at);
    return picture;
  }),
];
