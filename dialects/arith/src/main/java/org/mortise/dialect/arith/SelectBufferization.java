// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The result has the buffer of one of the two values. */
final class SelectBufferization extends AliasBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of(AliasingValue.maybeEquivalent(operand.owner().result(0)));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    SelectOp select = SelectOp.of(op);
    if (!ArithTypes.isBool(select.condition().type())) {
      throw new BufferizationException(op.opError("only i1 condition values are supported"));
    }
    Value first = rewriter.buffer(select.trueValue());
    Value second = rewriter.buffer(select.falseValue());
    if (first.type() != second.type()) {
      BaseMemRefType type = rewriter.bufferType(select.result());
      first = first.type() == type ? first : rewriter.cast(op.location(), first, type);
      second = second.type() == type ? second : rewriter.cast(op.location(), second, type);
    }
    Value made = SelectOp.create(rewriter, op.location(), select.condition(), first, second);
    rewriter.replaceOpWithBuffers(op, List.of(made));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    SelectOp select = SelectOp.of(value.definingOp());
    BaseMemRefType first = types.of(select.trueValue());
    BaseMemRefType second = types.of(select.falseValue());
    if (first == second) {
      return first;
    }
    if (first.memorySpace() != second.memorySpace()) {
      throw new BufferizationException(
          select.error("inconsistent memory space on true/false operands"));
    }
    TensorType tensor = (TensorType) value.type();
    return BufferTypes.withDynamicLayout(first instanceof MemRefType ranked
        ? RankedTensorType.of(ranked.shape(), ranked.elementType()) : tensor, first.memorySpace());
  }
}
