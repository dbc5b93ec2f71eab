// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** The operands of {@code memref.dma_start} during parsing: memrefs with indices, and single indices. */
final class DmaOperands {
  private final OpAsmParser parser;
  private final List<UnresolvedOperand> operands = new ArrayList<>();
  private final BitSet memories = new BitSet();

  DmaOperands(OpAsmParser parser) {
    this.parser = parser;
  }

  /** Parses {@code %memory[%i, %j]}. */
  void parseMemory() {
    memories.set(operands.size());
    operands.add(parser.parseOperand());
    parser.parseOperandList(operands, Delimiter.SQUARE);
  }

  void parseIndex() {
    operands.add(parser.parseOperand());
  }

  /** Parses the operands after an optional comma and returns their number. */
  int parseOptionalIndices() {
    if (!parser.parseOptionalPunctuation(",")) {
      return 0;
    }
    int before = operands.size();
    parser.parseOperandList(operands, Delimiter.NONE); // may be empty
    return operands.size() - before;
  }

  /** Parses the attributes and the types of the memrefs, and adds all operands to the operation. */
  void resolve(OperationState state, int typeCount) {
    parser.parseOptionalAttrDict(state);
    List<Type> types = new ArrayList<>();
    parser.parseColonTypeList(types);
    if (types.size() != typeCount) {
      throw parser.error(parser.namePosition(), "fewer/more types expected");
    }
    Type index = IndexType.of(parser.context());
    int next = 0;
    for (int i = 0; i < operands.size(); i++) {
      Type type = memories.get(i) ? types.get(next++) : index;
      state.addOperand(parser.resolveOperand(operands.get(i), type));
    }
  }

  /** Prints the memref at operand {@code from} and its indices before operand {@code to}. */
  static void print(OpAsmPrinter printer, Operation op, int from, int to) {
    printer.printOperand(op.operand(from));
    printer.print('[');
    for (int i = from + 1; i < to; i++) {
      printer.print(i == from + 1 ? "" : ", ");
      printer.printOperand(op.operand(i));
    }
    printer.print(']');
  }
}
