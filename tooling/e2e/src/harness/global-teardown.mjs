export default async function teardown() {
  await globalThis.__stack?.close();
}
