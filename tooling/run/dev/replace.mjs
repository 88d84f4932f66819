/**
 * A process with one version of the server; `serve` opens the database and resolves with the address.
 * @typedef {{ loaded: Promise<unknown>, serve(): Promise<string>, stop(): Promise<unknown> }} Version
 */

/**
 * Runs the newest version of a server behind a proxy. Only one version at a time can open the database. The next one is
 * loaded while the last one still serves, so the proxy only holds requests while the database is closed and reopened. If
 * a version fails to load, the last one keeps running.
 *
 * @param {object} parts
 * @param {{ hold(): Promise<unknown>, forwardTo(url: string | null): void }} parts.proxy
 * @param {() => Promise<boolean>} parts.rebuild whether there is a new version
 * @param {() => Version} parts.launch starts a process with the newest version
 * @param {() => void} parts.replaced called when a new version serves
 * @param {(what: string, error: unknown) => void} parts.report
 * @returns {{ update(): Promise<void>, serves(): boolean, close(): Promise<void> }} `update` checks for a new
 *   version and resolves when it serves or has failed; `serves` says whether any version does
 */
export function createReplacer({ proxy, rebuild, launch, replaced, report }) {
  /** @type {Version | null} */
  let current = null;
  /** @type {Promise<void> | null} */
  let updating = null;
  let again = false;

  async function replace() {
    const next = launch();
    try {
      await next.loaded;
    } catch (error) {
      report('The sandbox does not load; the last one keeps running.', error);
      await next.stop();
      return;
    }
    await proxy.hold();
    await current?.stop();
    current = next;
    try {
      proxy.forwardTo(await next.serve());
      replaced();
    } catch (error) {
      report('The sandbox did not start.', error);
      await next.stop();
      current = null;
      proxy.forwardTo(null);
    }
  }

  async function update() {
    do {
      again = false;
      try {
        if (await rebuild()) await replace();
      } catch (error) {
        report('The sandbox does not compile; the last one keeps running.', error);
      }
    } while (again);
    updating = null;
  }

  return {
    update() {
      again = true;
      updating ??= update();
      return updating;
    },
    serves: () => current !== null,
    async close() {
      await updating;
      await current?.stop();
    },
  };
}
