// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasBufferization;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/** A slice of a tensor becomes a view of a part of its buffer. */
final class ExtractSliceBufferization extends AliasBufferization {
  @Override
  public List<AliasingValue> getAliasingValues(OpOperand operand, AnalysisState state) {
    return List.of(AliasingValue.unknown(operand.owner().result(0)));
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    ExtractSliceOp slice = ExtractSliceOp.of(op);
    Value buffer = rewriter.buffer(slice.source());
    rewriter.replaceOpWithBuffers(op, List.of(
        SliceBuffers.view(rewriter, op, buffer, slice.slice(), slice.resultType().shape())));
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    ExtractSliceOp slice = ExtractSliceOp.of(value.definingOp());
    MemRefType source = (MemRefType) types.of(slice.source());
    return SliceBuffers.type(slice.operation(), source, slice.slice(), slice.resultType().shape());
  }
}
