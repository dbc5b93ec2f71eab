// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * {@code %src, %a, %b, %k, %rounding : vector<16xf32>}: operands that are vectors of the type of the result, integers
 * of 32 bits, or a mask with a bit for each element.
 */
final class MaskedScale implements OpAssembly {
  private final String kinds;

  /** @param kinds the kind of each operand: v for a vector, i for 32 bits, m for a mask */
  MaskedScale(String kinds) {
    this.kinds = kinds;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperands(operands, kinds.length());
    parser.parseOptionalAttrDict(state);
    VectorType vector = parser.parseColonType(VectorType.class);
    Type word = IntegerType.of(state.context(), 32);
    Type mask = IntegerType.of(state.context(), vector.rank() == 0 ? 1 : (int) Math.min(vector.dim(0), 1 << 20));
    for (int i = 0; i < kinds.length(); i++) {
      Type type = switch (kinds.charAt(i)) {
        case 'v' -> vector;
        case 'm' -> mask;
        default -> word;
      };
      state.addOperand(parser.resolveOperand(operands.get(i), type));
    }
    state.addResultType(vector);
  }

  @Override
  public String template() {
    return "$%operands : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperands(List.of(op.operands())).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.result(0).type());
  }
}
