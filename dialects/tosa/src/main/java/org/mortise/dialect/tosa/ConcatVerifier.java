// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Value;
import org.mortise.ir.types.TensorType;

/** Verifies {@code tosa.concat}. */
final class ConcatVerifier {
  private final ConcatOp op;
  private final int axis;

  private ConcatVerifier(ConcatOp op) {
    this.op = op;
    this.axis = (int) op.axisAttr().longValue();
  }

  static @Nullable Diagnostic verify(ConcatOp op) {
    return new ConcatVerifier(op).verify();
  }

  private @Nullable Diagnostic verify() {
    List<Value> inputs = op.input1();
    if (inputs.isEmpty()) {
      return op.opError("expect at least one input");
    }
    for (Value input : inputs) {
      Diagnostic wrong = ElementChecks.same(op.operation(), input, op.output());
      if (wrong != null) {
        return wrong;
      }
    }
    int first = firstRanked(inputs);
    if (first < 0) {
      return null;
    }
    int rank = TosaTypes.ranked(inputs.get(first)).rank();
    if (axis < 0 || axis >= rank) {
      return op.opError("expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got " + axis);
    }
    Diagnostic wrong = verifyRanks(inputs, first, rank);
    wrong = wrong != null ? wrong : verifySizes(inputs, first, rank);
    return wrong != null ? wrong : verifyOutput(inputs, rank);
  }

  private static int firstRanked(List<Value> inputs) {
    for (int i = 0; i < inputs.size(); i++) {
      if (TosaTypes.ranked(inputs.get(i)) != null) {
        return i;
      }
    }
    return -1;
  }

  private @Nullable Diagnostic verifyRanks(List<Value> inputs, int first, int rank) {
    for (int i = 0; i < inputs.size(); i++) {
      TensorType type = TosaTypes.ranked(inputs.get(i));
      if (type != null && type.rank() != rank) {
        return op.opError("expect all operands to have the same rank, but got " + rank + " vs " + type.rank()
            + " on operands " + first + " and " + i);
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifySizes(List<Value> inputs, int first, int rank) {
    TensorType expected = TosaTypes.ranked(inputs.get(first));
    for (int i = 0; i < inputs.size(); i++) {
      TensorType type = TosaTypes.ranked(inputs.get(i));
      for (int dim = 0; type != null && dim < rank; dim++) {
        boolean isKnown = dim != axis && !expected.isDynamicDim(dim) && !type.isDynamicDim(dim);
        if (isKnown && expected.dim(dim) != type.dim(dim)) {
          return op.opError("expect all operand shapes to have the same sizes on non-axis dimensions, but got "
              + type.dim(dim) + " vs " + expected.dim(dim) + " at index " + dim + " on operands " + first + " and "
              + i);
        }
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifyOutput(List<Value> inputs, int rank) {
    TensorType output = TosaTypes.ranked(op.output());
    if (output == null) {
      return null;
    }
    if (output.rank() != rank) {
      return op.opError("expect output rank to match inputs rank, got " + output.rank() + " vs " + rank);
    }
    long sum = 0;
    for (Value input : inputs) {
      TensorType type = TosaTypes.ranked(input);
      if (type == null || type.isDynamicDim(axis)) {
        return null;
      }
      sum += type.dim(axis);
    }
    return output.isDynamicDim(axis) || output.dim(axis) == sum ? null : op.opError(
        "requires sum of axis dimensions of input1 equal to output axis dimension, got " + sum + " and "
            + output.dim(axis));
  }
}
