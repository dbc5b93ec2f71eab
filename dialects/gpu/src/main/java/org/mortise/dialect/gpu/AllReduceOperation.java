// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.types.VectorType;

/** The optional name of a reduction before the reduced value. */
final class AllReduceOperation implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      return;
    }
    if (!GpuEnums.ALL_REDUCE_OPERATION.words().contains(word)) {
      throw parser.error("invalid op kind");
    }
    arguments.setAttribute(0, GpuEnums.ALL_REDUCE_OPERATION.of(parser.context(), word));
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Attribute operation = arguments.attribute(0);
    if (operation != null) {
      printer.print(' ').print(((DialectEnumAttr) operation).word());
    }
  }

  /** Returns the error if numbers of a type cannot be reduced by {@code operation}, or null. */
  static @Nullable Diagnostic verify(Operation op, DialectEnumAttr operation) {
    Type type = op.result(0).type();
    Type element = type instanceof VectorType vector ? vector.elementType() : type;
    String word = operation.word();
    boolean accepts = ReductionKind.valueOf(word.toUpperCase(Locale.ROOT)).function(element) != null;
    return accepts ? null
        : op.error("`" + word + "` reduction operation is not compatible with type '" + type + "'");
  }
}
