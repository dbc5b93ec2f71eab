// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.LlvmOverflowFlagsAttr;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.types.IntegerType;

/** The overflows that an operation excludes, a number that is written {@code overflow<nsw, nuw>}. */
final class OverflowForm implements AttributeConstraint.Form {
  static final int NSW = 1;
  static final int NUW = 1 << 1;

  static IntegerAttr attribute(Context context, int bits) {
    return IntegerAttr.of(IntegerType.of(context, Integer.SIZE), bits);
  }

  /** Returns whether a number is a set of flags. */
  static boolean isValid(IntegerAttr number) {
    return IntegerType.isSignless(number.type(), Integer.SIZE) && (number.longValue() & ~(NSW | NUW)) == 0;
  }

  @Override
  public Attribute parse(AsmParser parser) {
    Attribute flags = parseOptional(parser);
    if (flags == null) {
      throw parser.error("expected 'overflow'");
    }
    return flags;
  }

  /** Returns null also for {@code overflow<none>}, which is not printed. */
  @Override
  public @Nullable Attribute parseOptional(AsmParser parser) {
    if (!parser.parseOptionalKeyword("overflow")) {
      return null;
    }
    int bits = 0;
    parser.parsePunctuation("<");
    do {
      bits |= parseFlag(parser);
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation(">");
    return bits == 0 ? null : attribute(parser.context(), bits);
  }

  private static int parseFlag(AsmParser parser) {
    int start = parser.position();
    String word = parser.parseKeyword();
    return switch (word) {
      case "nsw" -> NSW;
      case "nuw" -> NUW;
      case "none" -> 0;
      default -> throw parser.error(
          start, "expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: " + word);
    };
  }

  /** The flags may also be an attribute of the dialect. */
  @Override
  public Attribute ofProperty(Attribute written) {
    return written instanceof LlvmOverflowFlagsAttr flags ? attribute(written.context(), flags.bits()) : written;
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    long bits = ((IntegerAttr) attribute).longValue();
    String nsw = (bits & NSW) == 0 ? "" : "nsw";
    String nuw = (bits & NUW) == 0 ? "" : "nuw";
    printer.print("overflow<").print(nsw).print(nsw.isEmpty() || nuw.isEmpty() ? "" : ", ").print(nuw).print(">");
  }
}
