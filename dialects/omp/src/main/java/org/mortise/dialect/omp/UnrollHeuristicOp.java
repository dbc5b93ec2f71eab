// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/** Unrolls a loop as often as the compiler sees fit. */
@Op(name = "omp.unroll_heuristic", since = "22.1",
    operands = "applyee: CLI")
public final class UnrollHeuristicOp extends UnrollHeuristicOpBase {
  UnrollHeuristicOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code (%cli) attributes}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return "($%applyee)";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parsePunctuation("(");
      UnresolvedOperand applyee = parser.parseOperand();
      parser.parsePunctuation(")");
      parser.parseOptionalAttrDict(state);
      state.addOperand(parser.resolveOperand(applyee, CanonicalLoopInfoType.of(parser.context())));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print('(').printOperand(op.operand(0)).print(')').printOptionalAttrDict(op);
    }
  }
}
