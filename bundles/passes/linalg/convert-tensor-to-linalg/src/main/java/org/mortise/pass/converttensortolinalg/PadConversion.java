// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.converttensortolinalg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.linalg.FillOp;
import org.mortise.dialect.tensor.DimOp;
import org.mortise.dialect.tensor.EmptyOp;
import org.mortise.dialect.tensor.GenerateOp;
import org.mortise.dialect.tensor.InsertSliceOp;
import org.mortise.dialect.tensor.PadOp;
import org.mortise.dialect.tensor.YieldOp;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.transform.Folding;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;

/** Replaces a {@code tensor.pad} by an insertion into a tensor of padding. */
final class PadConversion {
  private PadConversion() {}

  static boolean convert(PadOp pad, ConversionRewriter rewriter) {
    Location location = pad.location();
    RankedTensorType result = pad.resultType();
    List<Value> sizes = resultSizes(pad, rewriter);
    Value empty = EmptyOp.create(rewriter, location, result, sizes);
    Value padding = padding(pad, rewriter);
    Value filled = padding != null
        ? FillOp.create(rewriter, location, padding, empty).resultTensors().get(0)
        : generate(pad, sizes, rewriter);
    RankedTensorType source = pad.sourceType();
    List<Object> sourceSizes = new ArrayList<>(source.rank());
    for (int i = 0; i < source.rank(); i++) {
      sourceSizes.add(source.isDynamicDim(i)
          ? DimOp.createOrFold(rewriter, location, pad.source(), i) : (Object) source.dim(i));
    }
    long[] ones = new long[source.rank()];
    Arrays.fill(ones, 1);
    rewriter.replaceOp(pad, InsertSliceOp.create(rewriter, location, pad.source(), filled,
        pad.mixedLow().withAllConstants(), MixedIndices.ofAll(sourceSizes), MixedIndices.of(ones)));
    return true;
  }

  /** Returns the sizes of the dynamic dimensions of the result. */
  private static List<Value> resultSizes(PadOp pad, ConversionRewriter rewriter) {
    Location location = pad.location();
    RankedTensorType source = pad.sourceType();
    MixedIndices low = pad.mixedLow().withAllConstants();
    MixedIndices high = pad.mixedHigh().withAllConstants();
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < source.rank(); i++) {
      if (pad.resultType().isDynamicDim(i)) {
        Value size = source.isDynamicDim(i)
            ? DimOp.createOrFold(rewriter, location, pad.source(), i)
            : ConstantOp.createIndex(rewriter, location, source.dim(i));
        Value withLow = sum(size, value(low, i, location, rewriter), location, rewriter);
        sizes.add(sum(withLow, value(high, i, location, rewriter), location, rewriter));
      }
    }
    return sizes;
  }

  private static Value value(MixedIndices indices, int index, Location location, ConversionRewriter rewriter) {
    return indices.isDynamic(index) ? indices.value(index)
        : ConstantOp.createIndex(rewriter, location, indices.number(index));
  }

  private static Value sum(Value a, Value b, Location location, ConversionRewriter rewriter) {
    OperationState state = rewriter.state(location, AddIOp.NAME)
        .addOperand(a).addOperand(b).addResultType(IndexType.of(rewriter.context()));
    return Folding.createOrFold(rewriter, state);
  }

  /**
   * Returns the value of all elements of the padding, or null if they are computed for each element. A constant of the
   * body is created again.
   */
  private static @Nullable Value padding(PadOp pad, ConversionRewriter rewriter) {
    Block body = pad.region().first();
    Value yielded = YieldOp.of(body.last()).value();
    if (yielded.parentRegion() != pad.region()) {
      return yielded;
    }
    Operation constant = yielded.definingOp();
    return constant != null && Constants.of(constant) != null
        ? rewriter.clone(constant, new IRMapping()).result(0) : null;
  }

  private static Value generate(PadOp pad, List<Value> sizes, ConversionRewriter rewriter) {
    OperationState state = rewriter.state(pad.location(), GenerateOp.NAME)
        .addOperands(sizes).addResultType(pad.resultType());
    state.addRegion();
    GenerateOp generate = GenerateOp.of(rewriter.create(state));
    rewriter.inlineRegionBefore(pad.region(), generate.body(), null);
    return generate.result();
  }
}
