// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Repeats a tensor along its dimensions. */
@Op(name = "tosa.tile",
    operands = {"input1: TENSOR_AT_LEAST_1D", "multiples: SHAPE"},
    results = "output: TENSOR_AT_LEAST_1D",
    traits = {"RESOLVABLE_SHAPES", "PURE"},
    format = TosaDialect.FUNCTIONAL)
public final class TileOp extends TileOpBase {
  TileOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Diagnostic wrong = ElementChecks.same(operation(), input1(), output());
    wrong = wrong != null ? wrong : verifyRanks();
    long[] multiples = TosaConstants.shape(multiples());
    for (int i = 0; wrong == null && multiples != null && i < multiples.length; i++) {
      if (multiples[i] < 1 && multiples[i] != -1) {
        return opError("expect element of 'multiples' to be positive integer or -1.");
      }
    }
    return wrong;
  }

  private @Nullable Diagnostic verifyRanks() {
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    int multiples = multiplesType().rank();
    if (input != null) {
      if (input.rank() != multiples) {
        return wrongRank(input.rank(), multiples);
      }
      return output != null && output.rank() != input.rank()
          ? opError("expect same input and output tensor rank.")
          : null;
    }
    return output != null && output.rank() != multiples ? wrongRank(output.rank(), multiples) : null;
  }

  private Diagnostic wrongRank(int rank, int multiples) {
    return opError("expect 'multiples' to have rank " + rank + " but got " + multiples + ".");
  }

  FoldResult fold(Attribute[] constants) {
    return input1().type() == output().type() && Shapes.isConstant(multiples(), 1)
        ? FoldResult.of(input1()) : FoldResult.NONE;
  }
}
