// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.dialect.llvm.attributes.LlvmOverflowFlagsAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code overflow<nsw, nuw>}, or nothing without flags. */
final class OverflowClause implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    int bits = 0;
    if (parser.parseOptionalKeyword("overflow")) {
      parser.parsePunctuation("<");
      do {
        bits |= parseFlag(parser);
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation(">");
    }
    arguments.setAttribute(0, LlvmOverflowFlagsAttr.of(parser.context(), bits));
  }

  private static int parseFlag(OpAsmParser parser) {
    int start = parser.position();
    String word = parser.parseKeyword();
    return switch (word) {
      case "nsw" -> LlvmOverflowFlagsAttr.NSW;
      case "nuw" -> LlvmOverflowFlagsAttr.NUW;
      case "none" -> LlvmOverflowFlagsAttr.NONE;
      default -> throw parser.error(
          start, "expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: " + word);
    };
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    LlvmOverflowFlagsAttr flags = (LlvmOverflowFlagsAttr) arguments.attribute(0);
    if (flags.bits() == LlvmOverflowFlagsAttr.NONE) {
      return;
    }
    String nsw = flags.has(LlvmOverflowFlagsAttr.NSW) ? "nsw" : "";
    String nuw = flags.has(LlvmOverflowFlagsAttr.NUW) ? "nuw" : "";
    printer.print(" overflow<").print(nsw).print(nsw.isEmpty() || nuw.isEmpty() ? "" : ", ").print(nuw).print('>');
  }
}
