// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.MixedIndices;
import org.mortise.ir.interfaces.OffsetSizeAndStrideVerifier;
import org.mortise.ir.interfaces.ParallelCombiningOpInterface;
import org.mortise.ir.interfaces.RankReduction;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;

/** Types and verification of slices of tensors. */
final class Slices {
  private Slices() {}

  /** Returns the type of a slice that keeps all dimensions. */
  static RankedTensorType resultType(RankedTensorType whole, MixedIndices sizes) {
    return TensorTypes.withShape(whole, sizes.numbers());
  }

  /** Returns the type of a slice without some dimensions. */
  static RankedTensorType resultType(RankedTensorType whole, MixedIndices sizes, BitSet dropped) {
    if (dropped.isEmpty()) {
      return resultType(whole, sizes);
    }
    long[] shape = new long[sizes.size() - dropped.cardinality()];
    int next = 0;
    for (int i = dropped.nextClearBit(0); i < sizes.size(); i = dropped.nextClearBit(i + 1)) {
      shape[next++] = sizes.number(i);
    }
    return RankedTensorType.of(shape, whole.elementType());
  }

  /**
   * Returns the dimensions of a slice that the shape without some dimensions of size 1 does not have. The last
   * dimensions are matched first.
   */
  static BitSet droppedDims(MixedIndices sizes, long[] reduced) {
    BitSet dropped = new BitSet();
    int next = reduced.length - 1;
    for (int i = sizes.size() - 1; i >= 0; i--) {
      if (next < 0 || sizes.is(i, 1) && reduced[next] != 1) {
        dropped.set(i);
      } else {
        next--;
      }
    }
    return dropped;
  }

  static @Nullable Diagnostic verifyExtract(ExtractSliceOp op) {
    return verify(op.operation(), op.sourceType(), op.slice(), op.resultType());
  }

  static @Nullable Diagnostic verifyInsert(InsertSliceOp op) {
    return verify(op.operation(), op.destType(), op.slice(), op.sourceType());
  }

  static @Nullable Diagnostic verifyParallelInsert(ParallelInsertSliceOp op) {
    Operation operation = op.operation();
    HyperrectangularSlice slice = op.slice();
    Diagnostic wrong = OffsetSizeAndStrideVerifier.verify(operation, op.destType().rank(), slice);
    if (wrong != null) {
      return wrong;
    }
    Operation parent = operation.parentOp();
    if (parent == null || !parent.implementsInterface(ParallelCombiningOpInterface.class)) {
      return Diagnostic.errorShowing(operation, "expected ParallelCombiningOpInterface parent, got:", parent);
    }
    return verifyPart(operation, op.destType(), slice, op.sourceType());
  }

  /** Checks that {@code part}, with dimensions of size 1 if necessary, has the type of a slice of {@code whole}. */
  private static @Nullable Diagnostic verify(
      Operation op, RankedTensorType whole, HyperrectangularSlice slice, RankedTensorType part) {
    Diagnostic wrong = OffsetSizeAndStrideVerifier.verify(op, whole.rank(), slice);
    return wrong != null ? wrong : verifyPart(op, whole, slice, part);
  }

  private static @Nullable Diagnostic verifyPart(
      Operation op, RankedTensorType whole, HyperrectangularSlice slice, RankedTensorType part) {
    Diagnostic wrong = verifyReduced(op, resultType(whole, slice.sizes()), part);
    String bounds = wrong != null ? null : slice.outOfBounds(whole.shape());
    return bounds == null ? wrong : op.error(bounds);
  }

  private static @Nullable Diagnostic verifyReduced(Operation op, RankedTensorType expected, RankedTensorType found) {
    if (found.rank() > expected.rank()) {
      return op.error("expected rank to be smaller or equal to the other rank. ");
    }
    if (RankReduction.droppedDims(expected.shape(), found.shape()) == null) {
      return op.error("expected type to be '" + expected + "' or a rank-reduced version. (size mismatch) ");
    }
    return expected.elementType() == found.elementType() ? null
        : op.error("expected element type to be '" + expected.elementType() + "'");
  }

  /** Returns whether a slice is all of a tensor of the given type, whose sizes must be static. */
  static boolean isWhole(RankedTensorType type, MixedIndices offsets, MixedIndices sizes, MixedIndices strides) {
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i) || sizes.constant(i) != type.dim(i)) {
        return false;
      }
    }
    return offsets.areAll(0) && strides.areAll(1);
  }

  /** Returns whether an operand is a constant index. */
  static boolean hasConstantOperand(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof IndexType && Constants.integerOf(op.operand(i)) != null) {
        return true;
      }
    }
    return false;
  }

  /** Like {@link RankReduction#droppedDims}, but a dynamic size matches every size other than 1. */
  static @Nullable BitSet droppedDimsMatchingDynamic(long[] original, long[] reduced) {
    BitSet dropped = new BitSet();
    int next = 0;
    for (int i = 0; i < original.length; i++) {
      boolean matches = next < reduced.length && (original[i] == reduced[next] || original[i] != 1
          && (ShapedType.isDynamic(original[i]) || ShapedType.isDynamic(reduced[next])));
      if (matches) {
        next++;
      } else if (original[i] == 1) {
        dropped.set(i);
      } else {
        return null;
      }
    }
    return next == reduced.length ? dropped : null;
  }
}
