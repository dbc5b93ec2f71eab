// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** The text {@code (%dim, ...)[%symbol, ...]} of the values that a map or set is applied to; all are indices. */
record DimsAndSymbols(List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols) {
  static DimsAndSymbols parse(OpAsmParser parser) {
    DimsAndSymbols values = new DimsAndSymbols(new ArrayList<>(4), new ArrayList<>(4));
    parser.parseOperandList(values.dims, Delimiter.PAREN);
    parser.parseOperandList(values.symbols, Delimiter.OPTIONAL_SQUARE);
    return values;
  }

  /** Adds the values to the operands. */
  void resolve(OpAsmParser parser, OperationState state) {
    Type index = IndexType.of(state.context());
    parser.resolveOperands(dims, index, state);
    parser.resolveOperands(symbols, index, state);
  }

  static void print(List<? extends Value> operands, int dimCount, OpAsmPrinter printer) {
    printer.print('(');
    printer.printOperands(operands.subList(0, dimCount)).print(')');
    if (operands.size() > dimCount) {
      printer.print('[');
      printer.printOperands(operands.subList(dimCount, operands.size())).print(']');
    }
  }
}
