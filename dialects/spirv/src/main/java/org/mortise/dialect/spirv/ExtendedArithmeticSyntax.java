// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** {@code %a, %b : !spirv.struct<(i32, i32)>}: a result of two parts, each of the type of the operands. */
final class ExtendedArithmeticSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperands(operands, 2);
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    Type type = parser.parseColonType();
    Type part = Composites.part(type, ArrayAttr.of(state.context(), IntegerAttr.i32(state.context(), 0)));
    if (part == null) {
      throw parser.error(start, "expected spirv.struct type");
    }
    parser.resolveOperands(operands, part, state);
    state.addResultType(type);
  }

  @Override
  public String template() {
    return "$%a, $%b : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operand(0), op.operand(1))).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.result(0).type());
  }
}
