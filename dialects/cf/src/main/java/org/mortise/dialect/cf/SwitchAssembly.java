// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.text.OpAsmParser;
import org.mortise.ir.text.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.text.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** {@code %flag : t, [ default: ^bb1, 3: ^bb2(%a : t) ]}. */
final class SwitchAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand flag = parser.parseOperand();
    parser.parsePunctuation(":");
    IntegerType type = parser.parseType(IntegerType.class);
    parser.parsePunctuation(",");
    parser.parsePunctuation("[");
    parser.parseKeyword("default");
    parser.parsePunctuation(":");
    List<Value> defaultOperands = new ArrayList<>(2);
    Block defaultBlock = parser.parseSuccessorAndUseList(defaultOperands);
    List<SwitchOp.Case> cases = new ArrayList<>();
    while (parser.parseOptionalPunctuation(",")) {
      BigInteger value = parser.parseOptionalBigInteger();
      if (value == null) {
        throw parser.error("expected integer value");
      }
      parser.parsePunctuation(":");
      List<Value> operands = new ArrayList<>(2);
      Block block = parser.parseSuccessorAndUseList(operands);
      cases.add(new SwitchOp.Case(CaseValues.wrapped(value, type), block, operands));
    }
    parser.parsePunctuation("]");
    parser.parseOptionalAttrDict(state);
    state.addOperand(parser.resolveOperand(flag, type));
    state.addOperands(defaultOperands);
    state.addSuccessor(defaultBlock);
    SwitchOp.setCases(state, cases, type, defaultOperands.size());
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    SwitchOp view = SwitchOp.of(op);
    printer.print(' ');
    printer.printOperand(view.flag()).print(" : ");
    printer.printType(view.flag().type()).print(", [");
    printer.printNewline();
    printer.print("  default: ");
    printer.printSuccessorAndUseList(view.defaultDest(), view.defaultOperands());
    for (SwitchOp.Case each : view.cases()) {
      printer.print(',');
      printer.printNewline();
      printer.print("  ").print(each.value() == null ? "0" : each.value().toString()).print(": ");
      printer.printSuccessorAndUseList(each.block(), each.operands());
    }
    if (view.caseCount() > 0) {
      printer.printNewline();
    }
    printer.print(']');
    printer.printOptionalAttrDict(op, "case_operand_segments", "case_values", "operandSegmentSizes");
  }
}
