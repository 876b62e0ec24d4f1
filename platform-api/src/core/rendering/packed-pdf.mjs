// @ts-check
// A part of the rendering process, which runs without compilation.
import { deflateSync } from 'node:zlib';
import PdfmakeDocument from 'pdfmake/js/PDFDocument.js';

/** @typedef {import('pdfmake/js/PDFDocument.js').Reference} Reference */

/** Objects that are compressed together: a reader unpacks all of them for one. */
const TOGETHER = 200;
/** Bytes of a place in the file: its kind, an offset or the stream that has it, and which one it is there. */
const PLACE = [1, 4, 1];
const [KIND, OFFSET, INDEX] = [0, 1, 5];
const PLACE_LENGTH = 6;
const AT_OFFSET = 1;
const IN_STREAM = 2;
/** Streams that pages refer to besides their content and fonts. @type {ReadonlySet<unknown>} */
const PICTURES = new Set(['XObject', 'Pattern', 'Mask']);

/**
 * A document of pdfkit whose small objects are compressed, several together (ISO 32000-1, 7.5.7). The library writes each
 * as text: with the elements of its structure, a document would be twice as long.
 */
export class PackedPdf extends PdfmakeDocument.default {
  /** Objects that the next stream takes, as they are written. @type {{ readonly id: number, readonly body: string }[]} */
  #waiting = [];
  /** @type {Reference | null} */
  #stream = null;
  /** What is being written, in place of the file. @type {string[] | null} */
  captured = null;

  /**
   * @override
   * @param {object} [data]
   */
  ref(data) {
    const reference = super.ref(data);
    reference.finalize = placed;
    return reference;
  }

  /**
   * @override
   * @param {string | Uint8Array} data
   */
  _write(data) {
    if (this.captured) this.captured.push(String(data));
    else super._write(data);
  }

  /**
   * Content of pages, pictures and fonts is a stream of its own.
   *
   * @param {Reference} reference
   */
  place(reference) {
    if (reference.buffer.length === 0) return this.#pack(reference);
    if (PICTURES.has(reference.data['Type'])) keepStream(reference);
    writeAlone(reference);
  }

  /** @param {Reference} reference */
  #pack(reference) {
    this.captured = [];
    writeAlone(reference);
    const [, body = ''] = this.captured;
    this.captured = null;
    this.#stream ??= super.ref({ Type: 'ObjStm' });
    this._offsets[reference.id - 1] = { stream: this.#stream.id, index: this.#waiting.length };
    this.#waiting.push({ id: reference.id, body });
    if (this.#waiting.length === TOGETHER) this.#flush();
  }

  #flush() {
    const stream = this.#stream;
    if (stream === null) return;
    let length = 0;
    const places = this.#waiting.map(({ id, body }) => {
      const place = `${id} ${length}`;
      length += body.length + 1;
      return place;
    });
    const head = `${places.join(' ')}\n`;
    Object.assign(stream.data, { N: this.#waiting.length, First: head.length });
    stream.write(head + this.#waiting.map(({ body }) => body).join('\n'));
    this.#waiting = [];
    this.#stream = null;
    stream.end();
  }

  /** The stream that is not full is all that the file still waits for. @override */
  end() {
    super.end();
    this.#flush();
  }

  /** Ends the file with the places of its objects, which are a stream as well. @override */
  _finalize() {
    this._ended = false;
    const start = this._offset;
    const { _root: Root, _info: Info, _id: id } = this;
    const table = super.ref({ Type: 'XRef', W: PLACE, Root, Info, ID: [id, id] });
    this._offsets[table.id - 1] = start;
    table.data['Size'] = this._offsets.length + 1;
    table.write(placesOf(this._offsets));
    table.end();
    for (const line of ['startxref', `${start}`, '%%EOF']) this._write(line);
    this.push(null);
  }
}

/** One function for the 100,000 objects of a large document. @this {Reference & { readonly document: PackedPdf }} */
function placed() {
  this.document.place(this);
}

/** A file that pages are copied into needs their pictures. @param {Reference} reference */
function keepStream(reference) {
  const content = Buffer.concat(reference.buffer);
  reference.stored = reference.compress ? deflateSync(content) : content;
  reference.buffer = [reference.stored];
  reference.compress = false;
}

/** @param {Reference} reference */
function writeAlone(reference) {
  Object.getPrototypeOf(reference).finalize.call(reference);
}

/** @param {readonly unknown[]} offsets */
function placesOf(offsets) {
  const places = Buffer.alloc((offsets.length + 1) * PLACE_LENGTH);
  for (const [index, place] of offsets.entries()) {
    const from = (index + 1) * PLACE_LENGTH;
    if (typeof place === 'number') {
      places.writeUInt8(AT_OFFSET, from + KIND);
      places.writeUInt32BE(place, from + OFFSET);
    } else {
      const { stream, index: at } = /** @type {{ stream: number, index: number }} */ (place);
      places.writeUInt8(IN_STREAM, from + KIND);
      places.writeUInt32BE(stream, from + OFFSET);
      places.writeUInt8(at, from + INDEX);
    }
  }
  return places;
}
