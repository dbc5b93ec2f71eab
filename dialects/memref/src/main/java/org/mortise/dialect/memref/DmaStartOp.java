// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Starts an asynchronous copy of memory. {@code memref.dma_wait} waits for its completion. */
@Op(name = "memref.dma_start",
    operands = "operands: ANY...")
public final class DmaStartOp extends DmaStartOpBase {
  DmaStartOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  /** Returns the memref to copy from. */
  public Value source() {
    return operands().get(0);
  }

  private static int rank(Value memref) {
    return memref.type() instanceof MemRefType type ? type.rank() : 0;
  }

  private int targetStart() {
    return 1 + rank(source());
  }

  /** Returns the memref to copy to. */
  public Value target() {
    return operands().get(targetStart());
  }

  private int countPosition() {
    return targetStart() + 1 + rank(target());
  }

  /** Returns the number of elements to copy. */
  public Value elementCount() {
    return operands().get(countPosition());
  }

  /** Returns the memref that identifies the copy to {@code memref.dma_wait}. */
  public Value tag() {
    return operands().get(countPosition() + 1);
  }

  private int end() {
    return countPosition() + 2 + rank(tag());
  }

  /** Returns whether the last operands are a stride and the number of elements per stride. */
  public boolean isStrided() {
    return operation().operandCount() != end();
  }

  @Nullable Diagnostic verify() {
    int count = operation().operandCount();
    if (count < 4) {
      return opError("expected at least 4 operands");
    }
    if (!(source().type() instanceof MemRefType)) {
      return opError("expected source to be of memref type");
    }
    if (count < rank(source()) + 4) {
      return opError("expected at least " + (rank(source()) + 4) + " operands");
    }
    if (!areIndices(this, 1, targetStart())) {
      return opError("expected source indices to be of index type");
    }
    if (!(target().type() instanceof MemRefType)) {
      return opError("expected destination to be of memref type");
    }
    int needed = rank(source()) + rank(target()) + 4;
    if (count < needed) {
      return opError("expected at least " + needed + " operands");
    }
    if (!areIndices(this, targetStart() + 1, countPosition())) {
      return opError("expected destination indices to be of index type");
    }
    if (!(elementCount().type() instanceof IndexType)) {
      return opError("expected num elements to be of index type");
    }
    return verifyTag();
  }

  private @Nullable Diagnostic verifyTag() {
    if (!(tag().type() instanceof MemRefType)) {
      return opError("expected tag to be of memref type");
    }
    int count = operation().operandCount();
    if (count < end()) {
      return opError("expected at least " + end() + " operands");
    }
    if (!areIndices(this, countPosition() + 2, end())) {
      return opError("expected tag indices to be of index type");
    }
    if (count != end() && count != end() + 2) {
      return opError("incorrect number of operands");
    }
    return areIndices(this, end(), count) ? null
        : opError("expected stride and num elements per stride to be of type index");
  }

  private static boolean areIndices(DmaStartOp op, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!(op.operation().operand(i).type() instanceof IndexType)) {
        return false;
      }
    }
    return true;
  }

  /** {@code %source[...], %target[...], %count, %tag[...], %stride, %per_stride : three types}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%source[$%i], $%target[$%j], $%size, $%tag[$%k] : $sourceType, $targetType, $tagType";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      DmaOperands operands = new DmaOperands(parser);
      operands.parseMemory();
      parser.parsePunctuation(",");
      operands.parseMemory();
      parser.parsePunctuation(",");
      operands.parseIndex();
      parser.parsePunctuation(",");
      operands.parseMemory();
      int stride = operands.parseOptionalIndices();
      if (stride != 0 && stride != 2) {
        throw parser.error(parser.namePosition(), "expected two stride related operands");
      }
      operands.resolve(state, 3);
    }

    @Override
    public void print(Operation operation, OpAsmPrinter printer) {
      DmaStartOp op = DmaStartOp.of(operation);
      printer.print(' ');
      DmaOperands.print(printer, operation, 0, op.targetStart());
      printer.print(", ");
      DmaOperands.print(printer, operation, op.targetStart(), op.countPosition());
      printer.print(", ");
      printer.printOperand(op.elementCount());
      printer.print(", ");
      DmaOperands.print(printer, operation, op.countPosition() + 1, op.end());
      for (int i = op.end(); i < operation.operandCount(); i++) {
        printer.print(", ");
        printer.printOperand(operation.operand(i));
      }
      printer.printOptionalAttrDict(operation);
      printer.print(" : ");
      printer.printTypesOf(List.of(op.source(), op.target(), op.tag()));
    }
  }
}
