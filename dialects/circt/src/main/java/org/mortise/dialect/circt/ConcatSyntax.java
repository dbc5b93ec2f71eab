// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.circt;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** {@code %a, %b : i1, i2}: the result has as many bits as all operands. */
final class ConcatSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    int start = parser.position();
    parser.parseOperandList(operands, Delimiter.NONE);
    parser.parseOptionalAttrDict(state);
    List<Type> types = new ArrayList<>();
    parser.parseColonTypeList(types);
    parser.resolveOperands(operands, types, start, state);
    int width = 0;
    for (Type type : types) {
      if (!(type instanceof IntegerType integer)) {
        throw parser.error(start, "expected operands of integer types");
      }
      width += integer.width();
    }
    state.addResultType(IntegerType.of(state.context(), width));
  }

  @Override
  public String template() {
    return " $%inputs : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operands())).printOptionalAttrDict(op);
    printer.print(" : ").printTypesOf(List.of(op.operands()));
  }
}
