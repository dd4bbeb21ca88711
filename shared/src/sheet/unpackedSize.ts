const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end record is 22 bytes and a comment of at most 65535. */
const LONGEST_TAIL = 22 + 65_535;
const UNKNOWN = 0xffffffff;

/**
 * The bytes that the parts of a packed file say they unpack to, read from its directory without unpacking anything;
 * infinite where it does not tell. A part that lies about it is caught when it is unpacked: its reader is given no more.
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const size = view.getUint32(at + 24, true);
    if (size === UNKNOWN) return Number.POSITIVE_INFINITY;
    total += size;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - LONGEST_TAIL); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
