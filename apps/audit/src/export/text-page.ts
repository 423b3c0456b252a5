const firstBytes = 256 * 1_024;
/** A character of a JavaScript string takes at most so many bytes of UTF-8. */
const bytesPerCharacter = 3;

/** Text that is added bit by bit and kept as bytes, beyond the reach of the garbage collector. */
export class TextPage {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 0;

  add(text: string): void {
    const needed = this.#length + text.length * bytesPerCharacter;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(text, this.#length);
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
