// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** What all casts require of their types. */
final class CastChecks {
  private CastChecks() {}

  /** Requires one shape, or two scalars. */
  static void requireSameShape(OpDefinitionBuilder op) {
    op.predicate("input and result are both scalars or both tensors with matching shape", CastChecks::haveSameShape);
  }

  private static boolean haveSameShape(Operation op) {
    Type input = op.operand(0).type();
    Type result = op.result(0).type();
    if (!(input instanceof TensorType from) || !(result instanceof TensorType to)) {
      return !(input instanceof TensorType) && !(result instanceof TensorType);
    }
    return from.hasRank() == to.hasRank() && (!from.hasRank() || Arrays.equals(from.shape(), to.shape()));
  }

  /** Verifies a cast between numbers and the quantized numbers that stand for them. */
  static @Nullable Diagnostic verifyExpressed(Operation op, Type numbers, Type quantized) {
    QuantizedType type = (QuantizedType) ShapedType.elementTypeOrSelf(quantized);
    return type.expressedType() != ShapedType.elementTypeOrSelf(numbers)
        ? op.error("expressed type in quantized type expected to match float type")
        : verifyScales(op, type, quantized);
  }

  /** Verifies a cast between integers and the quantized numbers that they store. */
  static @Nullable Diagnostic verifyStored(Operation op, Type integers, Type quantized) {
    QuantizedType type = (QuantizedType) ShapedType.elementTypeOrSelf(quantized);
    QuantizedStorage storage = type.storage();
    return storage == null || !storage.isStoredAs(ShapedType.elementTypeOrSelf(integers))
        ? op.error("storage type in quantized type expected to match integer type")
        : verifyScales(op, type, quantized);
  }

  private static @Nullable Diagnostic verifyScales(Operation op, QuantizedType element, Type container) {
    if (element instanceof UniformQuantizedPerAxisType perAxis) {
      return container instanceof TensorType tensor ? verifyPerAxis(op, perAxis, tensor)
          : op.error("scalar types may not use per-axis quantization");
    }
    if (element instanceof UniformQuantizedSubChannelType subChannel) {
      return container instanceof TensorType tensor ? verifySubChannel(op, subChannel, tensor)
          : op.error("scalar types may not use sub-channel quantization");
    }
    return null;
  }

  private static @Nullable Diagnostic verifyPerAxis(Operation op, UniformQuantizedPerAxisType type, TensorType tensor) {
    if (!tensor.hasRank()) {
      return null;
    }
    int axis = type.axis();
    if (axis >= tensor.rank()) {
      return op.error("quantized dimension must be less than tensor rank");
    }
    return tensor.isDynamicDim(axis) || tensor.dim(axis) == type.scales().size() ? null
        : op.error("quantized dimension size does not match number of scales");
  }

  private static @Nullable Diagnostic verifySubChannel(
      Operation op, UniformQuantizedSubChannelType type, TensorType tensor) {
    if (!tensor.hasRank()) {
      return op.error("tensor containing the sub-channel quantized type must be ranked");
    }
    long[] blocks = new long[tensor.rank()];
    for (int i = 0; i < blocks.length; i++) {
      blocks[i] = tensor.dim(i);
    }
    for (int i = 0; i < type.dimensions().size(); i++) {
      int dimension = type.dimensions().get(i);
      if (dimension >= tensor.rank()) {
        return op.error("quantized dimension " + dimension + " must be less than tensor rank " + tensor.rank());
      }
      blocks[dimension] = type.blockSizes().get(i);
    }
    long[] counts = type.shape();
    if (counts.length != tensor.rank()) {
      return op.error("Rank of scales " + counts.length + " must match the rank of the tensor " + tensor.rank());
    }
    for (int i = 0; i < blocks.length; i++) {
      Diagnostic wrong = tensor.isDynamicDim(i) ? null : verifyBlocks(op, i, tensor.dim(i), blocks[i], counts[i]);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyBlocks(Operation op, int axis, long size, long block, long count) {
    if (block == 0 || size % block != 0) {
      return op.error("tensor dimension size " + size + " at axis " + axis
          + " must be divisible by the corresponding block size " + block);
    }
    long expected = size / block;
    return count == expected ? null : op.error("dimension size " + expected + " of scales tensor at axis " + axis
        + " should match (tensor dimension at axis / block sizes at axis) = " + expected);
  }
}
