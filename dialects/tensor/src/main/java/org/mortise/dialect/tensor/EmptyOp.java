// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.MixedIndices;

/** Produces a tensor whose shape is given and whose contents are not. */
@Op(name = "tensor.empty",
    operands = "dynamicSizes: INDEX...",
    results = "result: ANY_RANKED_TENSOR",
    traits = "PURE",
    format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
    patterns = EmptyPatterns.class)
public final class EmptyOp extends EmptyOpBase {
  EmptyOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.implement(BufferizableOpInterface.class, new EmptyBufferization());
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
