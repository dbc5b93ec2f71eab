// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %a, %b, %c : !smt.int}: any number of operands of one type. */
final class ComparisonSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperandList(operands, Delimiter.NONE);
    parser.parseOptionalAttrDict(state);
    parser.resolveOperands(operands, parser.parseColonType(), state);
    state.addResultType(SyntaxTexts.parseType(state.context(), "!smt.bool"));
  }

  @Override
  public String template() {
    return "$%a, $%b : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operands())).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.operand(0).type());
  }
}
