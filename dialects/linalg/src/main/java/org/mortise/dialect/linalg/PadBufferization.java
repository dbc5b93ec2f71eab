// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IndexType;
import org.osgi.service.component.annotations.Component;

/** All elements are computed by {@code linalg.map}, then the source is inserted. */
@Component(service = BufferizableOpInterface.class)
@Serves(PadOp.NAME)
@AutoService(OpInterface.class)
public final class PadBufferization extends NewTensorBufferization {
  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    PadOp pad = PadOp.of(value.definingOp());
    return BufferTypes.withIdentityLayout(pad.resultType(), types.of(pad.source()).memorySpace());
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    PadOp pad = PadOp.of(op);
    createUnusedSizes(pad, rewriter);
    Value tensor = rewriter.allocateTensor(op.location(), pad.result(), false);
    Value filled = MapCreation.fill(rewriter, op.location(), tensor, pad.region());
    List<Object> sizes = new ArrayList<>();
    long[] ones = new long[pad.sourceType().rank()];
    Arrays.fill(ones, 1);
    for (int i = 0; i < ones.length; i++) {
      sizes.add(pad.sourceType().isDynamicDim(i)
          ? DimOp.createOrFold(rewriter, op.location(), pad.source(), i) : (Object) pad.sourceType().dim(i));
    }
    rewriter.replaceOp(op, InsertSliceOp.create(rewriter, op.location(), pad.source(), filled,
        pad.mixedLow().withAllConstants(), MixedIndices.ofAll(sizes), MixedIndices.of(ones)));
  }

  /** Creates the unused computations of dynamic result sizes that MLIR creates. */
  private static void createUnusedSizes(PadOp pad, BufferRewriter rewriter) {
    Location location = pad.location();
    AffineExpr sum = AffineExpr.symbol(0).plus(AffineExpr.symbol(1)).plus(AffineExpr.symbol(2));
    for (int i = 0; i < pad.resultType().rank(); i++) {
      if (pad.resultType().isDynamicDim(i)) {
        Value size = DimOp.create(rewriter, location, pad.source(), i);
        Value low = value(rewriter, location, pad.mixedLow().withAllConstants(), i);
        Value high = value(rewriter, location, pad.mixedHigh().withAllConstants(), i);
        ApplyOp.create(rewriter, location, IndexType.of(rewriter.context()), List.of(size, low, high),
            AffineMapAttr.of(rewriter.context(), AffineMap.of(0, 3, sum)));
      }
    }
  }

  private static Value value(BufferRewriter rewriter, Location location, MixedIndices indices, int index) {
    return indices.isDynamic(index) ? indices.value(index)
        : ConstantOp.createIndex(rewriter, location, indices.number(index));
  }
}
