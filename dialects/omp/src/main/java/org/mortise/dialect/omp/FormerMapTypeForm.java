// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/**
 * How MLIR 19.1 maps a variable, as in {@code map_clauses(always, implicit, tofrom)}. The number has a bit for
 * each word.
 */
final class FormerMapTypeForm implements AttributeConstraint.Form {
  static final long TO = 1;
  static final long FROM = 1 << 1;
  static final long ALWAYS = 1 << 2;
  static final long DELETE = 1 << 3;
  static final long IMPLICIT = 1 << 9;
  static final long CLOSE = 1 << 10;
  static final long PRESENT = 1 << 12;

  private static final String RELEASE_OR_ALLOC = "exit_release_or_enter_alloc";

  /** Parses keywords. Unknown keywords are ignored, as in MLIR 19.1. */
  @Override
  public Attribute parse(AsmParser parser) {
    long bits = 0;
    do {
      bits |= bitsOf(parser.parseKeyword());
    } while (parser.parseOptionalPunctuation(","));
    return IntegerAttr.of(IntegerType.of(parser.context(), Long.SIZE, Signedness.UNSIGNED), BigInteger.valueOf(bits));
  }

  private static long bitsOf(String word) {
    return switch (word) {
      case "always" -> ALWAYS;
      case "implicit" -> IMPLICIT;
      case "close" -> CLOSE;
      case "present" -> PRESENT;
      case "to" -> TO;
      case "from" -> FROM;
      case "tofrom" -> TO | FROM;
      case "delete" -> DELETE;
      default -> 0;
    };
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    printer.print(String.join(", ", wordsOf(bitsOf(attribute))));
  }

  static long bitsOf(Attribute attribute) {
    return ((IntegerAttr) attribute).bigValue().longValue();
  }

  private static List<String> wordsOf(long bits) {
    List<String> words = new ArrayList<>();
    add(words, bits, ALWAYS, "always");
    add(words, bits, IMPLICIT, "implicit");
    add(words, bits, CLOSE, "close");
    add(words, bits, PRESENT, "present");
    if ((bits & TO) != 0 && (bits & FROM) != 0) {
      words.add("tofrom");
    } else {
      add(words, bits, TO, "to");
      add(words, bits, FROM, "from");
    }
    add(words, bits, DELETE, "delete");
    if ((bits & (TO | FROM | DELETE)) == 0) {
      words.add(RELEASE_OR_ALLOC);
    }
    return words;
  }

  private static void add(List<String> words, long bits, long bit, String word) {
    if ((bits & bit) != 0) {
      words.add(word);
    }
  }
}
