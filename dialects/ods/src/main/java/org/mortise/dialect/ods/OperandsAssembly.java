// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

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

/**
 * {@code %a, %b {attributes} : t, t -> t}: all operands, attributes and types. Types are left out if there are none.
 */
final class OperandsAssembly implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> operands = new ArrayList<>();
    int start = parser.position();
    parser.parseOperandList(operands, Delimiter.NONE);
    parser.parseOptionalAttrDict(state);
    List<Type> types = new ArrayList<>();
    if (!operands.isEmpty()) {
      parser.parseColonTypeList(types);
    }
    List<Type> results = new ArrayList<>();
    if (parser.parseOptionalPunctuation("->")) {
      parser.parseTypeList(results);
    }
    parser.resolveOperands(operands, types, start, state);
    state.addResultTypes(results);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    if (op.operandCount() > 0) {
      printer.print(' ').printOperands(List.of(op.operands()));
    }
    printer.printOptionalAttrDict(op);
    if (op.operandCount() > 0) {
      printer.print(" : ").printTypesOf(List.of(op.operands()));
    }
    if (op.resultCount() > 0) {
      printer.print(" -> ").printTypesOf(List.of(op.results()));
    }
  }
}
