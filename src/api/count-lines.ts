const lineFeed = 10;

/** Passes a file on as it is, and calls back with how many of its lines have come through. */
export function countLines(onLines: (lines: number) => void) {
  let lines = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      for (const byte of part) if (byte === lineFeed) lines += 1;
      onLines(lines);
      controller.enqueue(part);
    },
  });
}
