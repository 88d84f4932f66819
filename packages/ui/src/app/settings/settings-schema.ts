import { type SettingName, SETTINGS } from './env';
import { SETTING_PROBLEMS } from './setting-problems';

const TOGETHER = ['VITE_SLIP_CLOSED_FROM', 'VITE_SLIP_CLOSED_TO'] as const;

/**
 * The rules of settings.json as a JSON Schema, which the build writes beside the app: the host checks the file by it
 * before it serves it, and an editor shows it. `description` completes the sentence that begins with the setting's name.
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
          // Empty: not set, whatever the build says.
          pattern: `^$|${SETTINGS[name].source}`,
          description: SETTING_PROBLEMS[name],
        },
      ]),
    ),
  },
  dependentRequired: { [TOGETHER[0]]: [TOGETHER[1]], [TOGETHER[1]]: [TOGETHER[0]] },
  additionalProperties: false,
});
