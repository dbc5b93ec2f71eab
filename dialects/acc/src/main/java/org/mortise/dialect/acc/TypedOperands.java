// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.acc;

import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;

/** Operands that are each followed by their type; they are the first two arguments of all directives with clauses. */
final class TypedOperands {
  private TypedOperands() {}

  /** Parses {@code %a : t}. */
  static void parse(OpAsmParser parser, ParsedArguments arguments) {
    arguments.operands(0).add(parser.parseOperand());
    arguments.types(1).add(parser.parseColonType());
  }

  /** Prints {@code %a : t}. */
  static void print(OpAsmPrinter printer, Value operand) {
    printer.printOperand(operand).print(" : ").printType(operand.type());
  }
}
