// Checks the OpenAPI documents with two independent validators.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    // /api/qrcode/{provider} and /api/qrcode/{qrcodeId} have different methods, and parameters of different meanings.
    'no-identical-paths': 'off',
    'no-ambiguous-paths': 'off',
    // The contract has one path that ends in a slash.
    'no-path-trailing-slash': 'off',
    // The package has no public licence.
    'info-license': 'off',
  },
});

for (const name of ['openapi.json', 'openapi-3.0.json']) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const source = readFileSync(file, 'utf8');
  const linted = await lintFromString({ source, absoluteRef: file, config });
  for (const { severity, ruleId, message, location } of linted) {
    console.log(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`);
  }
  const { valid, errors = [] } = await new Validator().validate(JSON.parse(source));
  if (!valid) console.log(JSON.stringify(errors, null, 2));
  console.log(`${name}: ${linted.length} problems, ${valid ? 'valid' : 'invalid'}`);
  if (linted.length > 0 || !valid) process.exitCode = 1;
}
