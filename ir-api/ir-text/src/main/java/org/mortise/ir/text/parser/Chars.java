// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/** Classes of bytes, by table. */
final class Chars {
  /** Starts a bare identifier: a letter or {@code _}. */
  static final int START = 1;
  /** Continues a bare identifier: a letter, a digit, {@code _}, {@code $} or {@code .} */
  static final int CONTINUE = 2;
  /** Continues a prefixed identifier such as {@code %a-b}: as above, or {@code -}. */
  static final int SUFFIX = 4;
  static final int DIGIT = 8;
  static final int HEX = 16;
  static final int SPACE = 32;
  /** A byte that the region skipper and the balanced scan must examine. */
  static final int BRACE = 64;

  private static final byte[] CLASSES = new byte[256];

  static {
    mark('a', 'z', START | CONTINUE | SUFFIX);
    mark('A', 'Z', START | CONTINUE | SUFFIX);
    mark('_', '_', START | CONTINUE | SUFFIX);
    mark('0', '9', CONTINUE | SUFFIX | DIGIT | HEX);
    mark('$', '$', CONTINUE | SUFFIX);
    mark('.', '.', CONTINUE | SUFFIX);
    mark('-', '-', SUFFIX);
    mark('a', 'f', HEX);
    mark('A', 'F', HEX);
    mark(' ', ' ', SPACE);
    mark('\t', '\t', SPACE);
    mark('\n', '\n', SPACE);
    mark('\r', '\r', SPACE);
    mark('{', '{', BRACE);
    mark('}', '}', BRACE);
    mark('"', '"', BRACE);
    mark('/', '/', BRACE);
  }

  private Chars() {}

  private static void mark(int first, int last, int bits) {
    for (int c = first; c <= last; c++) {
      CLASSES[c] |= (byte) bits;
    }
  }

  static boolean is(byte c, int bits) {
    return (CLASSES[c & 255] & bits) != 0;
  }

  static int hexValue(int c) {
    return c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
  }
}
