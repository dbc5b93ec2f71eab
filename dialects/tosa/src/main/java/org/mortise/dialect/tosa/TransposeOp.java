// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.ResultShapes;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.types.TensorType;

/** Permutes the dimensions of a tensor. */
@Op(name = "tosa.transpose",
    operands = "input1: TENSOR_AT_LEAST_1D",
    results = "output: TENSOR_AT_LEAST_1D",
    attributes = "perms: DENSE_I32_ARRAY",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    implementations = TransposeOp.Shape.class,
    patterns = TransposePatterns.class)
public final class TransposeOp extends TransposeOpBase {
  TransposeOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {input1, output} have same element type",
        each -> TosaTypes.elementOf(each.operand(0)) == TosaTypes.elementOf(each.result(0)));
  }

  @Nullable Diagnostic verify() {
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    int size = permsAttr().size();
    if (input != null && size != input.rank()) {
      return wrongSize(input, "input", size);
    }
    if (input != null && output != null && input.rank() != output.rank()) {
      return opError("expected input tensor rank to equal result tensor rank");
    }
    if (output != null && size != output.rank()) {
      return wrongSize(output, "output", size);
    }
    if (!isPermutation(permsAttr().toArray())) {
      return opError("expected valid permutation indices");
    }
    return input == null || output == null ? null : verifySizes(input, output);
  }

  private Diagnostic wrongSize(TensorType type, String side, int size) {
    return opError("expected perms attribute to have size " + type.rank() + " (" + side + " rank) but got size "
        + size);
  }

  private @Nullable Diagnostic verifySizes(TensorType input, TensorType output) {
    for (int i = 0; i < output.rank(); i++) {
      int from = permsAttr().get(i);
      if (!input.isDynamicDim(from) && !output.isDynamicDim(i) && input.dim(from) != output.dim(i)) {
        return opError("expected output tensor dim " + i + " to match input dim " + from + " with value of "
            + input.dim(from));
      }
    }
    return null;
  }

  private static boolean isPermutation(int[] order) {
    BitSet seen = new BitSet(order.length);
    for (int dimension : order) {
      if (dimension < 0 || dimension >= order.length || seen.get(dimension)) {
        return false;
      }
      seen.set(dimension);
    }
    return true;
  }

  /** Returns the dimension of the operand for each dimension of the result. */
  public int[] permutation() {
    return permsAttr().toArray();
  }

  FoldResult fold(Attribute[] constants) {
    TensorType result = (TensorType) output().type();
    Attribute element = Splats.of(constants[0]);
    if (element != null && result.hasStaticShape() && Splats.isNumber(result.elementType())
        && TosaTypes.elementOf(input1()) == result.elementType()) {
      return Splats.fold(output(), element);
    }
    return input1().type() == result && isIdentity(permutation())
        ? FoldResult.of(input1()) : FoldResult.NONE;
  }

  /** The sizes of the operand in the order of the permutation. */
  static final class Shape implements ReifyRankedShapedTypeOpInterface {
    @Override
    public @Nullable List<List<OpFoldResult>> reifyResultShapes(Operation op, OpBuilder builder) {
      if (TosaTypes.ranked(of(op).input1()) == null) {
        return null;
      }
      List<OpFoldResult> sizes = ResultShapes.mixedSizes(builder, op.location(), of(op).input1());
      return List.of(IntStream.of(of(op).permutation()).mapToObj(sizes::get).toList());
    }
  }

  private static boolean isIdentity(int[] order) {
    for (int i = 0; i < order.length; i++) {
      if (order[i] != i) {
        return false;
      }
    }
    return true;
  }
}
