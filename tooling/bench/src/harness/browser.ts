import { chromiumLaunch } from '@member-wallet/e2e/chromium-launch';
import { type Browser, chromium } from 'playwright-core';

/** A phone's viewport, in CSS pixels. */
export const PHONE = { width: 360, height: 740 };

/** @param args additional arguments of the browser */
export const openBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await chromiumLaunch({ args: ['--disable-background-networking', ...args] }));
