// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** {@code %condition [3, 1], ^then, ^else(%a : i32)}, with the optional weights of the branches. */
final class BranchConditionalSyntax implements OpAssembly {
  private static final String WEIGHTS = "branch_weights";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand condition = parser.parseOperand();
    state.addOperand(parser.resolveOperand(condition, IntegerType.of(state.context(), 1)));
    if (parser.parseOptionalPunctuation("[")) {
      List<Attribute> weights = new ArrayList<>();
      do {
        weights.add(IntegerAttr.i32(state.context(), (int) parser.parseInteger()));
      } while (parser.parseOptionalPunctuation(","));
      parser.parsePunctuation("]");
      state.addAttribute(WEIGHTS, ArrayAttr.of(state.context(), weights));
    }
    parser.parsePunctuation(",");
    List<Value> whenTrue = new ArrayList<>();
    state.addSuccessor(parser.parseSuccessorAndUseList(whenTrue));
    parser.parsePunctuation(",");
    List<Value> whenFalse = new ArrayList<>();
    state.addSuccessor(parser.parseSuccessorAndUseList(whenFalse));
    state.addOperands(whenTrue).addOperands(whenFalse);
    state.setOperandSegments(1, whenTrue.size(), whenFalse.size());
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public String template() {
    return "$%condition, ^$then, ^$else";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0));
    if (op.getAttr(WEIGHTS) instanceof ArrayAttr weights) {
      String separator = " [";
      for (Attribute weight : weights.elements()) {
        printer.print(separator).print(((IntegerAttr) weight).longValue());
        separator = ", ";
      }
      printer.print(']');
    }
    for (int i = 0; i < 2; i++) {
      printer.print(", ").printSuccessorAndUseList(op.successor(i), op.operandGroup(i + 1));
    }
    printer.printOptionalAttrDict(op, WEIGHTS, "operandSegmentSizes");
  }
}
