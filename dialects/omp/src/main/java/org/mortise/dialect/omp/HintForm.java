// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;

/** The hints of a lock in parentheses, as in {@code hint(uncontended, speculative)}. The number has a bit for each. */
final class HintForm implements AttributeConstraint.Form {
  static final int UNCONTENDED = 1;
  static final int CONTENDED = 1 << 1;
  static final int NONSPECULATIVE = 1 << 2;
  static final int SPECULATIVE = 1 << 3;

  private static final String NONE = "none";
  private static final List<String> WORDS = List.of("uncontended", "contended", "nonspeculative", "speculative");

  @Override
  public Attribute parse(AsmParser parser) {
    if (parser.parseOptionalKeyword(NONE)) {
      return IntegerAttr.i64(parser.context(), 0);
    }
    long hints = 0;
    do {
      hints |= parseHint(parser);
    } while (parser.parseOptionalPunctuation(","));
    return IntegerAttr.i64(parser.context(), hints);
  }

  private static int parseHint(AsmParser parser) {
    String word = parser.parseKeyword();
    int bit = WORDS.indexOf(word);
    if (bit < 0) {
      throw parser.error(word + " is not a valid hint");
    }
    return 1 << bit;
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    long hints = ((IntegerAttr) attribute).longValue();
    if (hints == 0) {
      printer.print(NONE);
      return;
    }
    String separator = "";
    for (int bit = 0; bit < WORDS.size(); bit++) {
      if ((hints & 1 << bit) != 0) {
        printer.print(separator).print(WORDS.get(bit));
        separator = ", ";
      }
    }
  }

  /** Returns an error if hints of an operation exclude each other, otherwise null. */
  static @Nullable Diagnostic verify(Operation op, @Nullable IntegerAttr hint) {
    long hints = hint == null ? 0 : hint.longValue();
    if ((hints & UNCONTENDED) != 0 && (hints & CONTENDED) != 0) {
      return op.opError("the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined");
    }
    if ((hints & NONSPECULATIVE) != 0 && (hints & SPECULATIVE) != 0) {
      return op.opError("the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.");
    }
    return null;
  }
}
