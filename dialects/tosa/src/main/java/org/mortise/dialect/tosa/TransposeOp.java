// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.ResultShapes;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.TensorType;

/** Permutes the dimensions of a tensor. */
@Op(name = "tosa.transpose",
    operands = {"input1: TENSOR", "perms: I32_OR_I64_TENSOR"},
    results = "output: TENSOR",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    implementations = TransposeOp.Shape.class,
    patterns = TransposePatterns.class)
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType permutation = TosaTypes.ranked(perms());
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    if (permutation != null && permutation.rank() != 1) {
      return opError("expected permutation tensor to be rank 1 but got rank " + permutation.rank());
    }
    if (!fits(permutation, input)) {
      return wrongSize(permutation, input, "input");
    }
    if (input != null && output != null && input.rank() != output.rank()) {
      return opError("expected input tensor rank to equal result tensor rank");
    }
    if (!fits(permutation, output)) {
      return wrongSize(permutation, output, "output");
    }
    long[] order = dimensions();
    return order == null || areDistinct(order) ? null : opError("expected valid permutation tensor");
  }

  private static boolean fits(@Nullable TensorType permutation, @Nullable TensorType type) {
    return permutation == null || type == null || permutation.isDynamicDim(0) || permutation.dim(0) == type.rank();
  }

  private Diagnostic wrongSize(TensorType permutation, TensorType type, String side) {
    return opError("expected permutation tensor dim 0 to have size " + type.rank() + " (" + side
        + " rank) but got size " + permutation.dim(0));
  }

  /**
   * Returns the dimension of the operand for each dimension of the result, or null if it is not a constant or not a
   * permutation.
   */
  public long @Nullable [] permutation() {
    long[] order = dimensions();
    if (order == null) {
      return null;
    }
    for (long dimension : order) {
      if (dimension < 0 || dimension >= order.length) {
        return null;
      }
    }
    return areDistinct(order) ? order : null;
  }

  private long @Nullable [] dimensions() {
    return Constants.of(perms()) instanceof DenseNumbersAttr elements ? TosaConstants.integers(elements) : null;
  }

  /** MLIR accepts dimensions out of range; only duplicates are an error. */
  private static boolean areDistinct(long[] order) {
    return LongStream.of(order).distinct().count() == order.length;
  }

  FoldResult fold(Attribute[] constants) {
    TensorType result = (TensorType) output().type();
    Attribute element = Splats.of(constants[0]);
    if (element != null && result.hasStaticShape() && Splats.isNumber(result.elementType())
        && TosaTypes.elementOf(input1()) == result.elementType()) {
      return Splats.fold(output(), element);
    }
    long[] order = permutation();
    return input1().type() == result && order != null && isIdentity(order)
        ? FoldResult.of(input1()) : FoldResult.NONE;
  }

  /** The sizes of the operand in the order of the permutation, if that is constant. */
  static final class Shape implements ReifyRankedShapedTypeOpInterface {
    @Override
    public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      long[] order = of(op).permutation();
      if (order == null || TosaTypes.ranked(of(op).input1()) == null) {
        return null;
      }
      List<OpFoldResult> sizes = ResultShapes.mixedSizes(builder, op.location(), of(op).input1());
      return List.of(LongStream.of(order).mapToObj(dimension -> sizes.get((int) dimension)).toList());
    }
  }

  private static boolean isIdentity(long[] order) {
    for (int i = 0; i < order.length; i++) {
      if (order[i] != i) {
        return false;
      }
    }
    return true;
  }
}
