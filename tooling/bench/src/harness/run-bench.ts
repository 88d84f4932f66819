interface Resource {
  close(): unknown;
}
type Closing = <Opened extends Resource>(opening: Opened | Promise<Opened>) => Promise<Opened>;

/** Runs a bench, and closes everything that it opened with `closing` in reverse order, even after an error. */
export async function runBench(bench: (closing: Closing) => Promise<void>): Promise<void> {
  const opened: Resource[] = [];
  try {
    await bench(async (opening) => {
      const resource = await opening;
      opened.push(resource);
      return resource;
    });
  } finally {
    for (const resource of opened.reverse()) await resource.close();
  }
}
