// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.TensorType;

/** Repeats a tensor along its dimensions. */
@Op(name = "tosa.tile",
    operands = "input1: TENSOR",
    results = "output: TENSOR",
    attributes = "multiples: DENSE_I64_ARRAY",
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL)
public final class TileOp extends TileOpBase {
  TileOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType input = TosaTypes.ranked(input1());
    TensorType output = TosaTypes.ranked(output());
    int multiples = multiplesAttr().size();
    if (input != null) {
      if (input.rank() != multiples) {
        return wrongCount(input.rank(), multiples);
      }
      return output != null && output.rank() != input.rank()
          ? opError("expect same input and output tensor rank.")
          : null;
    }
    return output != null && output.rank() != multiples ? wrongCount(output.rank(), multiples) : null;
  }

  private Diagnostic wrongCount(int rank, int multiples) {
    return opError("expect 'multiples' array to have length " + rank + " but got " + multiples + ".");
  }

  FoldResult fold(Attribute[] constants) {
    boolean isSingle = LongStream.of(multiplesAttr().toArray()).allMatch(each -> each == 1);
    return isSingle && input1().type() == output().type() ? FoldResult.of(input1()) : FoldResult.NONE;
  }
}
