// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code , %a, %b : types}, or nothing without values. MLIR 19.1 has no comma at the beginning. */
final class PrintedValues implements CustomDirective {
  private final boolean isFormer;

  PrintedValues(boolean isFormer) {
    this.isFormer = isFormer;
  }

  static void addTo(OpDefinitionBuilder op) {
    op.directive("PrintedValues", new PrintedValues(false));
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    UnresolvedOperand first = isFormer ? parser.parseOptionalOperand()
        : parser.parseOptionalPunctuation(",") ? parser.parseOperand() : null;
    if (first == null) {
      return;
    }
    arguments.operands(0).add(first);
    if (parser.parseOptionalPunctuation(",")) {
      parser.parseOperandList(arguments.operands(0), Delimiter.NONE);
    }
    parser.parseColonTypeList(arguments.types(1));
  }

  @Override
  public String template(String argument) {
    return ", $%value : $type";
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    List<? extends Value> values = arguments.operands(0);
    if (!values.isEmpty()) {
      printer.print(isFormer ? " " : ", ").printOperands(values).print(" : ").printTypesOf(values);
    }
  }
}
