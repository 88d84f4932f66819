/** Polls until the condition holds. The timeout is generous, since machines may be slow and busy. */
export async function until(done: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`It did not come about within ${withinMs} ms: ${done.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
