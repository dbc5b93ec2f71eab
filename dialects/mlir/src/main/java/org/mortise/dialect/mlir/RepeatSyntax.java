// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code 2 times %a : !smt.bv<32>}: the width of the result is a multiple of that of the operand. */
final class RepeatSyntax implements OpAssembly {
  private static final String PREFIX = "!smt.bv<";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int start = parser.position();
    long count = parser.parseInteger();
    parser.parseKeyword("times");
    UnresolvedOperand operand = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    int typeStart = parser.position();
    Type type = parser.parseColonType();
    if (!isBitVector(type)) {
      throw parser.error(typeStart, "input must have bit-vector type");
    }
    long width = width(type);
    if (count < 1 || count > Integer.MAX_VALUE / width) {
      throw parser.error(start, "integer must be positive, and the result not too wide");
    }
    state.addOperand(parser.resolveOperand(operand, type));
    state.addResultType(SyntaxTexts.parseType(state.context(), PREFIX + count * width + ">"));
  }

  static boolean isBitVector(Type type) {
    return type.toString().startsWith(PREFIX);
  }

  static long width(Type type) {
    return Long.parseLong(SyntaxTexts.body(type));
  }

  @Override
  public String template() {
    return "2 times $%input : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    Type type = op.operand(0).type();
    printer.print(' ').print(width(op.result(0).type()) / width(type)).print(" times ").printOperand(op.operand(0));
    printer.printOptionalAttrDict(op).print(" : ").printType(type);
  }
}
