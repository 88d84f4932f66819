/**
 * A process of one version of the server; `serve` opens the database and gives the address.
 * @typedef {{ loaded: Promise<unknown>, serve(): Promise<string>, stop(): Promise<unknown> }} Version
 */

/**
 * Keeps the newest version of a server behind a door, one version after the other: they share a database that only
 * one process may open. The next one is loaded while the last one still serves, so the door is shut for as long as
 * a database takes to close and open. A version that does not load leaves the last one in place.
 *
 * @param {object} parts
 * @param {{ hold(): Promise<unknown>, letIn(url: string | null): void }} parts.door
 * @param {() => Promise<boolean>} parts.rebuild whether there is another version now
 * @param {() => Version} parts.launch starts a process of the newest version
 * @param {() => void} parts.replaced called when another version answers
 * @param {(what: string, error: unknown) => void} parts.report
 * @returns {{ look(): Promise<void>, serves(): boolean, close(): Promise<void> }} `look` asks for another version and
 *   resolves when the newest one serves or could not; `serves` tells whether any does
 */
export function createReplacer({ door, rebuild, launch, replaced, report }) {
  /** @type {Version | null} */
  let current = null;
  /** @type {Promise<void> | null} */
  let looking = null;
  let again = false;

  async function replace() {
    const next = launch();
    try {
      await next.loaded;
    } catch (error) {
      report('The sandbox does not load; the last one goes on.', error);
      await next.stop();
      return;
    }
    await door.hold();
    await current?.stop();
    current = next;
    try {
      door.letIn(await next.serve());
      replaced();
    } catch (error) {
      report('The sandbox did not start.', error);
      await next.stop();
      current = null;
      door.letIn(null);
    }
  }

  async function look() {
    do {
      again = false;
      try {
        if (await rebuild()) await replace();
      } catch (error) {
        report('The sandbox does not compile; the last one goes on.', error);
      }
    } while (again);
    looking = null;
  }

  return {
    look() {
      again = true;
      looking ??= look();
      return looking;
    },
    serves: () => current !== null,
    async close() {
      await looking;
      await current?.stop();
    },
  };
}
