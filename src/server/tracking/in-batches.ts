type Waiting<I, O> = { item: I; answer: PromiseWithResolvers<O> };

const windowMs = 4;

// Callers within 4 ms share one run, and so one transaction; runs never overlap. One result per item, in order. More
// than `most` take several runs.
export function inBatches<I, O>(run: (items: I[]) => Promise<O[]>, most = Infinity) {
  let waiting: Waiting<I, O>[] = [];
  let running = Promise.resolve();

  async function flush() {
    const batch = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length > 0) schedule();
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [index, { answer }] of batch.entries()) answer.resolve(results[index] as O); // One for each item.
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  }

  function schedule() {
    setTimeout(() => {
      running = running.then(flush);
    }, windowMs);
  }

  return (item: I) => {
    const answer = Promise.withResolvers<O>();
    if (waiting.push({ item, answer }) === 1) schedule();
    return answer.promise;
  };
}
