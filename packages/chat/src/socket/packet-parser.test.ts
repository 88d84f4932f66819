import fc from 'fast-check';
import * as theirs from 'socket.io-parser';
import { Decoder, Encoder, type Packet, PacketType } from './packet-parser';

/** The packet that a decoder reads from a text; null if it refuses. */
function decode(decoder: Decoder | theirs.Decoder, text: unknown): Packet | null {
  let packet: Packet | null = null;
  // The two declare different listener types for the same event.
  const listen = decoder.on.bind(decoder) as (what: 'decoded', listener: (packet: Packet) => void) => void;
  listen('decoded', (found) => {
    packet = found;
  });
  try {
    decoder.add(text);
    return packet;
  } catch {
    return null;
  }
}

const nsp = fc.constantFrom('/', '/room', '/a/b-c');
const id = fc.option(fc.nat(), { nil: undefined });
const json = fc.jsonValue();
const event = fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), json, json);
const packets: fc.Arbitrary<Packet> = fc.oneof(
  fc.record({ type: fc.constant(PacketType.EVENT), nsp, id, data: event }),
  fc.record({ type: fc.constant(PacketType.ACK), nsp, id: fc.nat(), data: fc.array(json) }),
  fc.record({
    type: fc.constant(PacketType.CONNECT),
    nsp,
    data: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), json),
  }),
  fc.record({ type: fc.constant(PacketType.CONNECT), nsp }),
  fc.record({ type: fc.constant(PacketType.DISCONNECT), nsp }),
  fc.record({ type: fc.constant(PacketType.CONNECT_ERROR), nsp, data: fc.record({ message: fc.string() }) }),
);

test("packets are encoded and decoded as by socket.io's own parser", () => {
  fc.assert(
    fc.property(packets, (packet) => {
      const written = new Encoder().encode(packet);
      expect(written).toEqual(new theirs.Encoder().encode(packet as theirs.Packet));
      expect(decode(new Decoder(), written[0])).toEqual(decode(new theirs.Decoder(), written[0]));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['2["messaging",{"a":1}]'],
  ['2/room,17["messaging"]'],
  ['317[]'],
  ['0{"sid":"x"}'],
  ['0'],
  ['1'],
  ['44'],
  ['4{"message":"no"}'],
  ['2["connect"]'],
  ['2{"no":"list"}'],
  ['2[{}]'],
  ['2'],
  ['3{}'],
  ['1{}'],
  ['0[]'],
  ['2["half'],
  ['9["x"]'],
  ['x'],
])("%j is decoded as by socket.io's own parser", (text) => {
  expect(decode(new Decoder(), text)).toEqual(decode(new theirs.Decoder(), text));
});

test('binary data, and packets that announce it, are ignored', () => {
  const decoder = new Decoder();
  const found: Packet[] = [];
  decoder.on('decoded', (packet) => found.push(packet));
  decoder.add('51-["messaging",{"_placeholder":true,"num":0}]');
  decoder.add(new ArrayBuffer(8));
  decoder.add('2["messaging",1]');
  expect(found).toEqual([{ type: PacketType.EVENT, nsp: '/', data: ['messaging', 1] }]);
  decoder.off();
  decoder.add('2["messaging",2]');
  expect(found).toHaveLength(1);
});
