// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.MixedIndices;

/** Produces a tensor whose shape is given and whose contents are not. */
@Op(name = "tensor.empty",
    operands = "dynamicSizes: INDEX...",
    results = "result: ANY_RANKED_TENSOR",
    traits = "PURE",
    format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
    implementations = {EmptyBounds.class, EmptyBufferization.class, ResultShapes.OfSizes.class},
    patterns = EmptyPatterns.class)
public final class EmptyOp extends EmptyOpBase {
  EmptyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int expected = resultType().dynamicDimCount();
    int given = dynamicSizes().size();
    return given == expected ? null
        : opError("incorrect number of dynamic sizes, has " + given + ", expected " + expected);
  }

  /** Returns the shape. */
  public MixedIndices mixedSizes() {
    return new MixedIndices(resultType().shape(), List.copyOf(dynamicSizes()));
  }
}
