import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeTheme } from '@member-wallet/ui/testing/describe-theme';

describeTheme('odd', readFileSync(join(__dirname, 'theme.css'), 'utf8'));
