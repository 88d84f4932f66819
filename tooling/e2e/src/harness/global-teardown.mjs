export default async function teardown() {
  await Promise.all(globalThis.__stacks.map((stack) => stack.close()));
}
