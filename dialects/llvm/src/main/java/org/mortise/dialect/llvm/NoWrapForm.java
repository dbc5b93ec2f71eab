// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.types.IntegerType;

/** The assumptions of an address computation, a number that is written {@code inbounds|nuw}. */
final class NoWrapForm implements AttributeConstraint.Form {
  /** The address stays in the object; it implies {@link #NUSW}. */
  static final int INBOUNDS = 3;
  static final int NUSW = 2;
  private static final int NUW = 4;
  static final int ALL = INBOUNDS | NUW;
  private static final List<String> WORDS = List.of("none", "inbounds_flag", "nusw", "nuw", "inbounds");
  private static final List<Integer> BITS = List.of(0, 1, NUSW, NUW, INBOUNDS);

  /** Returns whether a number is a set of flags. */
  static boolean isValid(IntegerAttr number) {
    return IntegerType.isSignless(number.type(), Integer.SIZE) && (number.longValue() & ~ALL) == 0;
  }

  @Override
  public Attribute parse(AsmParser parser) {
    Attribute flags = parseOptional(parser);
    if (flags == null) {
      throw parser.error("expected valid keyword");
    }
    return flags;
  }

  /** Returns null also for {@code none}, which is not printed. */
  @Override
  public @Nullable Attribute parseOptional(AsmParser parser) {
    int start = parser.position();
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      return null;
    }
    int bits = bitsOf(parser, start, word);
    while (parser.parseOptionalPunctuation("|")) {
      start = parser.position();
      bits |= bitsOf(parser, start, parser.parseKeyword());
    }
    return bits == 0 ? null : OverflowForm.attribute(parser.context(), bits);
  }

  private static int bitsOf(AsmParser parser, int start, String word) {
    int index = WORDS.indexOf(word);
    if (index < 0) {
      throw parser.error(start, "expected one of [" + String.join(", ", WORDS)
          + "] for ::mlir::LLVM::GEPNoWrapFlags, got: " + word);
    }
    return BITS.get(index);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    int bits = (int) ((IntegerAttr) attribute).longValue();
    String first = (bits & INBOUNDS) == INBOUNDS ? "inbounds" : (bits & NUSW) != 0 ? "nusw" : "";
    String nuw = (bits & NUW) == 0 ? "" : "nuw";
    printer.print(first).print(first.isEmpty() || nuw.isEmpty() ? "" : "|").print(nuw);
  }
}
