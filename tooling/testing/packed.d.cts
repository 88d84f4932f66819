/** Packs what was built, as a release would; building is not repeated. Returns the path of the tarball. */
export declare function pack(folder: string, into: string): string;

/**
 * Installs a tarball in a project without asking a registry: it is unpacked, and what it depends on is linked beside it.
 * Returns where it was unpacked.
 * @param links the folders of what it depends on, by package name
 */
export declare function install(
  tarball: string,
  project: string,
  name: string,
  links: Readonly<Record<string, string>>,
): string;
