import * as z from 'zod/mini';

// What a team would write to validate the response with zod: amounts may be numeric texts, fields may be missing.
const amount = z.union([z.number(), z.pipe(z.string(), z.transform(Number))]);
const orNull = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const origin = orNull(z.looseObject({ description: orNull(z.string()) }));

export const statement = z.looseObject({
  total: amount,
  statements: z.array(
    z.looseObject({
      statementType: z.string(),
      from: orNull(z.string()),
      to: orNull(z.string()),
      amount: orNull(amount),
      status: z.string(),
      createdAt: z.string(),
      bonus: origin,
      promotion: origin,
      invite: origin,
      refund: origin,
      luckydraw: origin,
    }),
  ),
});
