// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AllocationBufferization;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.types.RankedTensorType;

/** The elements are stored to a new buffer. */
final class FromElementsBufferization extends AllocationBufferization {
  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    rewriter.checkDefaultMemorySpace(op);
    FromElementsOp from = FromElementsOp.of(op);
    RankedTensorType type = TensorTypes.of(from.result());
    Value tensor = rewriter.allocateTensor(op.location(), from.result(), false);
    Value buffer = rewriter.toBuffer(op.location(), tensor, BufferTypes.withIdentityLayout(type, null));
    store(rewriter, op.location(), from.elements(), buffer, type.shape());
    rewriter.replaceOpWithBuffers(op, List.of(buffer));
  }

  private static void store(
      BufferRewriter rewriter, Location location, List<Value> elements, Value buffer, long[] shape) {
    List<Value> numbers = new ArrayList<>();
    if (!elements.isEmpty()) {
      long largest = Arrays.stream(shape).max().orElse(0);
      for (long i = 0; i < largest; i++) {
        numbers.add(ConstantOp.createIndex(rewriter, location, i));
      }
    }
    for (int i = 0; i < elements.size(); i++) {
      Value[] indices = new Value[shape.length];
      int rest = i;
      for (int j = shape.length - 1; j >= 0; j--) {
        indices[j] = numbers.get((int) (rest % shape[j]));
        rest /= shape[j];
      }
      StoreOp.create(rewriter, location, elements.get(i), buffer, List.of(indices));
    }
  }
}
