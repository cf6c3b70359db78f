/** Longer links do not work everywhere. */
const LONGEST = 60_000;

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());

const through = (text: Uint8Array, by: CompressionStream | DecompressionStream): Promise<Uint8Array> =>
  bytesOf(new Blob([text as BlobPart]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>));

/** A text packed into characters that an address may hold. Null if it is too long for one. */
export async function pack(text: string): Promise<string | null> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const base = btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return base.length > LONGEST ? null : base;
}

export async function unpack(base: string): Promise<string> {
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
