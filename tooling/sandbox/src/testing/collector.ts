import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: {
    readonly stringValue?: string;
    readonly intValue?: number;
    readonly arrayValue?: { readonly values: readonly { readonly stringValue?: string }[] };
  };
}

/** A span as OTLP has it in JSON. */
interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

interface OtlpTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

const valueOf = ({ value }: Attribute) =>
  value.arrayValue?.values.map(({ stringValue }) => stringValue) ?? value.stringValue ?? value.intValue;
const read = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map((each) => [each.key, valueOf(each)] as const));

/** A collector that uses nothing of OpenTelemetry but the JSON of OTLP over HTTP. */
export async function openCollector() {
  const received: OtlpTraces[] = [];
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') received.push(JSON.parse(text) as OtlpTraces);
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => JSON.stringify(received),
    services: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.map(({ resource }) => read(resource.attributes)['service.name']),
      ),
    spans: () =>
      received
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes, ...span }) => ({ ...span, attributes: read(attributes) })),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
