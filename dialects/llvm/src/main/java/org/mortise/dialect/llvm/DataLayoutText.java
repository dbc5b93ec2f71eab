// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Checks the string of a data layout as the LLVM Language Reference describes it: specifications separated by dashes,
 * with fields separated by colons, such as {@code e-p:64:64-i64:64-n8:16:32:64-S128}.
 */
final class DataLayoutText {
  private static final int BITS_OF_BYTE = 8;
  private static final int ADDRESS_SPACES = 1 << 24;
  private static final int BIT_WIDTHS = 1 << 24;
  private static final int ALIGNMENTS = 1 << 16;
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,10}");
  private static final long NUMBERS = 1L << 32;
  private static final String MANGLINGS = "aeglmowx";
  private static final String TRAILING = "Trailing separator in datalayout string";
  private static final String NOT_POWER = "must be a power of 2";

  private DataLayoutText() {}

  /** Ends the check of a string. */
  private static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Wrong(String problem) {
      super(problem, null, false, false);
    }
  }

  /** The fields of one specification, the first without the letter. */
  private record Fields(String[] texts) {
    boolean has(int index) {
      return index < texts.length;
    }

    long number(int index) {
      String text = has(index) ? texts[index] : "";
      if (!NUMBER.matcher(text).matches() || Long.parseLong(text) >= NUMBERS) {
        throw new Wrong("not a number, or does not fit in an unsigned int");
      }
      return Long.parseLong(text);
    }

    long bytes(int index) {
      long bits = number(index);
      check(bits % BITS_OF_BYTE == 0, "number of bits must be a byte width multiple");
      return bits / BITS_OF_BYTE;
    }

    /** Returns the number after the letter, or 0. */
    long first() {
      return texts[0].isEmpty() ? 0 : number(0);
    }
  }

  private static void check(boolean right, String problem) {
    if (!right) {
      throw new Wrong(problem);
    }
  }

  private static boolean isPowerOf2(long number) {
    return Long.bitCount(number) == 1;
  }

  /** Returns a verification error of a data layout string, or null. */
  static @Nullable String verify(String layout) {
    if (layout.isEmpty()) {
      return null;
    }
    try {
      checkAll(layout);
      return null;
    } catch (Wrong wrong) {
      return wrong.getMessage();
    }
  }

  private static void checkAll(String layout) {
    int start = 0;
    while (start < layout.length()) {
      int dash = layout.indexOf('-', start);
      int end = dash < 0 ? layout.length() : dash;
      check(dash != layout.length() - 1, TRAILING);
      check(end > start, "Expected token before separator in datalayout string");
      checkSpecification(layout.substring(start, end));
      start = end + 1;
    }
  }

  private static void checkSpecification(String text) {
    if (text.startsWith("ni")) {
      checkNonIntegral(fields(text, 2));
      return;
    }
    char letter = text.charAt(0);
    Fields fields = fields(text, 1);
    switch (letter) {
      case 'e', 'E', 's' -> { }
      case 'p' -> checkPointer(fields);
      case 'i', 'v', 'f', 'a' -> checkAlignment(letter, fields);
      case 'n' -> checkNativeIntegers(fields);
      case 'S' -> checkStackAlignment(fields.bytes(0));
      case 'F' -> checkFunctionPointers(fields);
      case 'P', 'A', 'G' -> checkAddressSpace(fields.number(0));
      case 'm' -> checkMangling(fields);
      default -> throw new Wrong("Unknown specifier in datalayout string");
    }
  }

  private static Fields fields(String specification, int letters) {
    check(!specification.endsWith(":"), TRAILING);
    return new Fields(specification.substring(letters).split(":"));
  }

  private static void checkAddressSpace(long space) {
    check(space < ADDRESS_SPACES, "Invalid address space, must be a 24-bit integer");
  }

  private static void checkNonIntegral(Fields fields) {
    int i = 1;
    do {
      long space = fields.number(i);
      checkAddressSpace(space);
      check(space != 0, "Address space 0 can never be non-integral");
      i++;
    } while (fields.has(i));
  }

  private static void checkPointer(Fields fields) {
    checkAddressSpace(fields.first());
    check(fields.has(1), "Missing size specification for pointer in datalayout string");
    long size = fields.number(1);
    check(size != 0, "Invalid pointer size of 0 bytes");
    check(fields.has(2), "Missing alignment specification for pointer in datalayout string");
    long alignment = fields.bytes(2);
    check(isPowerOf2(alignment), "Pointer ABI alignment " + NOT_POWER);
    long indexSize = size;
    long preferred = alignment;
    if (fields.has(3)) {
      preferred = fields.bytes(3);
      check(isPowerOf2(preferred), "Pointer preferred alignment " + NOT_POWER);
    }
    if (fields.has(4)) {
      indexSize = fields.number(4);
      check(indexSize != 0, "Invalid index size of 0 bytes");
    }
    check(preferred >= alignment, "Preferred alignment cannot be less than the ABI alignment");
    check(indexSize <= size, "Index width cannot be larger than pointer width");
  }

  private static void checkAlignment(char letter, Fields fields) {
    long width = fields.first();
    check(letter != 'a' || width == 0, "Sized aggregate specification in datalayout string");
    check(fields.has(1), "Missing alignment specification in datalayout string");
    long alignment = fields.bytes(1);
    check(letter == 'a' || alignment != 0, "ABI alignment specification must be >0 for non-aggregate types");
    check(alignment < ALIGNMENTS, "Invalid ABI alignment, must be a 16bit integer");
    check(alignment == 0 || isPowerOf2(alignment), "Invalid ABI alignment, " + NOT_POWER);
    check(letter != 'i' || width != BITS_OF_BYTE || alignment == 1,
        "Invalid ABI alignment, i8 must be naturally aligned");
    long preferred = fields.has(2) ? fields.bytes(2) : alignment;
    check(preferred < ALIGNMENTS, "Invalid preferred alignment, must be a 16bit integer");
    check(preferred == 0 || isPowerOf2(preferred), "Invalid preferred alignment, " + NOT_POWER);
    check(width < BIT_WIDTHS, "Invalid bit width, must be a 24-bit integer");
    check(preferred >= alignment, "Preferred alignment cannot be less than the ABI alignment");
  }

  private static void checkNativeIntegers(Fields fields) {
    int i = 0;
    do {
      check(fields.number(i) != 0, "Zero width native integer type in datalayout string");
      i++;
    } while (fields.has(i));
  }

  private static void checkStackAlignment(long alignment) {
    check(alignment == 0 || isPowerOf2(alignment), "Alignment is neither 0 nor a power of 2");
  }

  private static void checkFunctionPointers(Fields fields) {
    String text = fields.texts()[0];
    check(text.startsWith("i") || text.startsWith("n"),
        "Unknown function pointer alignment type in datalayout string");
    checkStackAlignment(new Fields(new String[] {text.substring(1)}).bytes(0));
  }

  private static void checkMangling(Fields fields) {
    check(fields.has(1), "Expected mangling specifier in datalayout string");
    check(fields.texts()[1].length() == 1 && MANGLINGS.contains(fields.texts()[1]),
        "Unknown mangling specifier in datalayout string");
  }
}
