import { type SettingName, SETTINGS } from './env';
import { SETTING_PROBLEMS } from './setting-problems';

const TOGETHER = ['VITE_SLIP_CLOSED_FROM', 'VITE_SLIP_CLOSED_TO'] as const;

/**
 * The JSON Schema of settings.json, which the build writes beside the app: the host validates the file before serving it,
 * and editors show it. `description` completes a sentence that starts with the setting's name.
 */
export const settingsSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Settings of a member wallet',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    ...Object.fromEntries(
      (Object.keys(SETTINGS) as SettingName[]).map((name) => [
        name,
        {
          type: ['string', 'number', 'boolean'],
          // Empty: not set, even if the build sets it.
          pattern: `^$|${SETTINGS[name].source}`,
          description: SETTING_PROBLEMS[name],
        },
      ]),
    ),
  },
  dependentRequired: { [TOGETHER[0]]: [TOGETHER[1]], [TOGETHER[1]]: [TOGETHER[0]] },
  additionalProperties: false,
});
