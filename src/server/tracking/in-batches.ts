type Waiting<I, O> = { item: I; answer: PromiseWithResolvers<O> };

const windowMs = 4;

// Callers within 4 ms share one run, and so one transaction; runs never overlap. One result per item, in order.
export function inBatches<I, O>(run: (items: I[]) => Promise<O[]>) {
  let waiting: Waiting<I, O>[] = [];
  let running = Promise.resolve();

  async function flush() {
    const batch = waiting;
    waiting = [];
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index] as O); // One for each item.
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  }

  return (item: I) => {
    const answer = Promise.withResolvers<O>();
    if (waiting.push({ item, answer }) === 1) {
      setTimeout(() => {
        running = running.then(flush);
      }, windowMs);
    }
    return answer.promise;
  };
}
