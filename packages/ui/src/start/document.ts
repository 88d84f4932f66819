import { parseEnv, type Env } from '#/app/settings/env';
import { settingProblem } from '#/app/settings/setting-problems';
import { settingsSchema } from '#/app/settings/settings-schema';
import { pagesOf } from '#/app/pages/page-at';
import { reportSchema } from '#/reports/report-schema';
import { type BootOptions, namedBrand } from './boot-options';
import { notStartedPage } from './not-started-page';
import { renderStart } from './prerender';
import { modulesOf, startDataOf, type StartFiles } from './start-data-of';
import type { StartData } from './start-data';
import { addressesOf } from './start-page';

/** What a build writes into its document and the files beside it. */
export interface StartDocument {
  readonly env: Env;
  /** The product's name. */
  readonly appName: string;
  readonly locales: readonly string[];
  /** The paths at which the host serves the document. */
  readonly addresses: readonly string[];
  /** The HTML of the prerendered parts. Their names consist of language and part, as in 'th login'. */
  readonly parts: readonly (readonly [name: string, html: string])[];
  /** The modules of the prerendered screens, named as in the table of pages. */
  readonly prerendered: readonly string[];
  /** The HTML to show if the app does not start. */
  readonly notStarted: string;
  /** The JSON schemas of settings.json and of the reports. */
  readonly schemas: { readonly settings: object; readonly report: object };
  /** The data for the inline scripts. @param files the files of the build */
  readonly dataOf: (files: StartFiles) => Promise<StartData>;
}

/**
 * Renders an app's document. Throws if a setting of the build is invalid.
 * @param settings of the build, usually `import.meta.env`
 * @param browsers the supported browsers, as a list of names with versions
 */
export async function startDocument(
  {
    market,
    brand,
    settings,
  }: Omit<BootOptions, 'env'> & { readonly settings: Readonly<Record<string, unknown>> },
  browsers: string,
): Promise<StartDocument> {
  const env = parseEnv(settings, settingProblem);
  const options = { market, brand, env };
  const languages = Object.entries(await renderStart(options));
  // Ordered by part instead of language, so that compression finds the shared markup.
  const names = new Set(languages.flatMap(([, { parts }]) => Object.keys(parts)));
  const parts = [...names].flatMap((name) =>
    languages.map(([locale, texts]) => [`${locale} ${name}`, texts.parts[name] ?? ''] as const),
  );
  const prerendered = pagesOf(market).filter((page) => page.prerendered);
  return {
    env,
    appName: namedBrand(options).name,
    locales: market.locales,
    addresses: addressesOf(market).map((address) => address || '/'),
    parts,
    prerendered: [...new Set(prerendered.flatMap(modulesOf))],
    notStarted: notStartedPage(
      Object.fromEntries(languages.map(([locale, texts]) => [locale, texts.notStarted])),
      browsers,
    ),
    schemas: { settings: settingsSchema(), report: reportSchema() },
    dataOf: (files) =>
      startDataOf(
        options,
        Object.fromEntries(languages.map(([locale, { titles }]) => [locale, titles])),
        files,
      ),
  };
}
