interface Resource {
  close(): unknown;
}
type Use = <Opened extends Resource>(opening: Opened | Promise<Opened>) => Promise<Opened>;

/** Runs a bench and closes what it opened by `use`, last first, however it ends. */
export async function runBench(bench: (use: Use) => Promise<void>): Promise<void> {
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
