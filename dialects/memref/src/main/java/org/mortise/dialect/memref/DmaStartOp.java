// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Starts to copy memory in the background; {@code memref.dma_wait} waits for the end. */
public final class DmaStartOp {
  public static final String NAME = "memref.dma_start";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operands("operands", TypeConstraints.ANY)
      .assembly(new Assembly())
      .verifier(DmaStartOp::verify)
      .folder((op, constants) -> CastFolding.intoOperands(op))
      .build();

  private final Operation op;

  private DmaStartOp(Operation op) {
    this.op = op;
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static DmaStartOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new DmaStartOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value source() {
    return op.operand(0);
  }

  private static int rank(Value memref) {
    return memref.type() instanceof MemRefType type ? type.rank() : 0;
  }

  private int targetStart() {
    return 1 + rank(source());
  }

  public Value target() {
    return op.operand(targetStart());
  }

  private int countPosition() {
    return targetStart() + 1 + rank(target());
  }

  /** The number of elements to copy. */
  public Value elementCount() {
    return op.operand(countPosition());
  }

  /** The memory by which the copy is known to {@code memref.dma_wait}. */
  public Value tag() {
    return op.operand(countPosition() + 1);
  }

  private int end() {
    return countPosition() + 2 + rank(tag());
  }

  /** Whether a stride, and the number of elements per stride, are given as the last operands. */
  public boolean isStrided() {
    return op.operandCount() != end();
  }

  private static Diagnostic verify(Operation operation) {
    DmaStartOp op = new DmaStartOp(operation);
    int count = operation.operandCount();
    if (count < 4) {
      return operation.opError("expected at least 4 operands");
    }
    if (!(op.source().type() instanceof MemRefType)) {
      return operation.opError("expected source to be of memref type");
    }
    if (count < rank(op.source()) + 4) {
      return operation.opError("expected at least " + (rank(op.source()) + 4) + " operands");
    }
    if (!areIndices(operation, 1, op.targetStart())) {
      return operation.opError("expected source indices to be of index type");
    }
    if (!(op.target().type() instanceof MemRefType)) {
      return operation.opError("expected destination to be of memref type");
    }
    int needed = rank(op.source()) + rank(op.target()) + 4;
    if (count < needed) {
      return operation.opError("expected at least " + needed + " operands");
    }
    if (!areIndices(operation, op.targetStart() + 1, op.countPosition())) {
      return operation.opError("expected destination indices to be of index type");
    }
    if (!(op.elementCount().type() instanceof IndexType)) {
      return operation.opError("expected num elements to be of index type");
    }
    return verifyTag(op);
  }

  private static Diagnostic verifyTag(DmaStartOp op) {
    Operation operation = op.op;
    if (!(op.tag().type() instanceof MemRefType)) {
      return operation.opError("expected tag to be of memref type");
    }
    int count = operation.operandCount();
    if (count < op.end()) {
      return operation.opError("expected at least " + op.end() + " operands");
    }
    if (!areIndices(operation, op.countPosition() + 2, op.end())) {
      return operation.opError("expected tag indices to be of index type");
    }
    if (count != op.end() && count != op.end() + 2) {
      return operation.opError("incorrect number of operands");
    }
    return areIndices(operation, op.end(), count) ? null
        : operation.opError("expected stride and num elements per stride to be of type index");
  }

  private static boolean areIndices(Operation op, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!(op.operand(i).type() instanceof IndexType)) {
        return false;
      }
    }
    return true;
  }

  /** {@code %source[...], %target[...], %count, %tag[...], %stride, %per_stride : three types}. */
  private static final class Assembly implements OpAssembly {
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
