/**
 * A closed loop: each client begins the next as soon as its last is answered.
 * @param step what one client does once; gets the client's number and how many it has done
 */
export async function closedLoop(clients, seconds, step) {
  const times = [];
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let done = 0; performance.now() < end; done += 1) {
        const before = performance.now();
        await step(client, done);
        times.push(performance.now() - before);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
