import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Part of all content that must not be served again. */
export const CANARY = 'Kanariya-8f3c';

/** The expected outcome for a file. */
export type Fate =
  /** Re-encoded as a picture, in every slot. */
  | 'picture'
  /** Kept where a PDF may be, refused where only a picture may. */
  | 'pdf'
  /** Refused at its field. */
  | 'refused'
  /** Either, because libraries differ in the damage that they tolerate. */
  | 'picture or refused'
  /** Treated as no file. */
  | 'nothing';

export interface MaliciousFile {
  readonly title: string;
  readonly fate: Fate;
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** The file name as the client sends it, between the quotes of its header. */
  readonly name: string;
  readonly type: string;
}

/** A file that the title describes; the name is neutral unless the case is about it. */
export function maliciousFile(
  title: string,
  fate: Fate,
  bytes: MaliciousFile['bytes'],
  name = 'file.png',
  type = 'image/png',
): MaliciousFile {
  return { title, fate, bytes, name, type };
}

export const ascii = (text: string) => Buffer.from(text, 'latin1');
export const joined = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? ascii(part) : part)));

export function canvas(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: 140, g: 44, b: 60 } } });
}

export const jpeg = () => canvas(300, 200).jpeg().toBuffer();
export const png = () => canvas(300, 200).png().toBuffer();
export const webp = () => canvas(300, 200).webp().toBuffer();

/** Puts a segment right behind the start of a JPEG. */
export function withSegment(picture: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]);
  return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_LENGTH = 25;

export function chunk(type: string, content: Buffer): Buffer {
  const named = joined(type, content);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Puts chunks right behind the header of a PNG. */
export function withChunks(picture: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const at = PNG_SIGNATURE.length + HEADER_LENGTH;
  return Buffer.concat([picture.subarray(0, at), ...chunks, picture.subarray(at)]);
}

/** A PNG whose header claims a size, with almost no data. */
export function claimedPng(width: number, height: number, { interlaced = false } = {}): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const EIGHT_BIT_RGB = [8, 2, 0, 0, interlaced ? 1 : 0];
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', joined(size, Buffer.from(EIGHT_BIT_RGB))),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header claims another size than it has. */
export function claimedJpeg(picture: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(picture);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(height, frame + 5);
  claimed.writeUInt16BE(width, frame + 7);
  return claimed;
}

const MEBIBYTE = 1024 * 1024;

/** A hundred megabytes of zeros, compressed to a hundred kilobytes. */
export const bomb = () => deflateSync(Buffer.alloc(100 * MEBIBYTE));

/** An archive with one entry that unfolds to that many bytes. */
export function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = joined('PK\u0003\u0004', common, name, packed);
  const central = joined('PK\u0001\u0002\u0014\u0000', common, Buffer.alloc(14), name);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return joined(local, central, 'PK\u0005\u0006', end);
}

export const zipBomb = (name: string) => zip(name, Buffer.alloc(100 * MEBIBYTE));
