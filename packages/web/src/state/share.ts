import { BUDGETS } from '@walstatt/engine/budgets';

/** Longer links do not work everywhere, and what they unpack to is bounded, because anybody may have written one. */
const { characters: LONGEST, bytes: MOST_BYTES } = BUDGETS.link;

type Bytes = ReadableWritablePair<Uint8Array, Uint8Array>;

async function through(bytes: Uint8Array, by: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes as BlobPart])
    .stream()
    .pipeThrough(by as Bytes)
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw tooLong();
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const tooLong = (): Error => new Error('this is too long for a link');

/** A text packed into characters that an address may hold. Null if it is too long for one. */
export async function pack(text: string): Promise<string | null> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const base = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return base.length > LONGEST ? null : base;
}

export async function unpack(base: string): Promise<string> {
  if (base.length > LONGEST) throw tooLong();
  const binary = atob(base.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
