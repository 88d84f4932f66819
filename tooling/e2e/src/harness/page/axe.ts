import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

let source: string | undefined;

/** Injects the probes, axe included, into the page, once per document. */
async function addProbes(page: Page): Promise<void> {
  if (await page.evaluate(() => 'visual' in globalThis)) return;
  source ??= readFileSync(process.env.E2E_PROBES ?? '', 'utf8');
  await page.evaluate(source);
}

export interface Finding {
  id: string;
  impact: string | null;
  html: string[];
}

/** axe's violations on the page, for all rules or the given ones. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<Finding[]> {
  await addProbes(page);
  return page.evaluate((names) => globalThis.visual.runAxe(names), rules);
}
