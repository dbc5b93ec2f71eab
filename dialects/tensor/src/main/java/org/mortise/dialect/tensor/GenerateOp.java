// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.IndexType;

/** Creates a tensor whose elements the body computes from their positions. */
@Op(name = "tensor.generate",
    operands = "dynamicExtents: INDEX...",
    results = "result: ANY_RANKED_TENSOR",
    regions = "body: ONE_BLOCK",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    implicitTerminator = "tensor.yield",
    format = "$dynamicExtents $body attr-dict `:` type($result)",
    resultNames = "generated",
    implementations = ResultShapes.OfSizes.class,
    patterns = GeneratePatterns.class)
public final class GenerateOp extends GenerateOpBase {
  GenerateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return dynamicExtents().size() == resultType().dynamicDimCount() ? null
        : error("must have as many index operands as dynamic extents in the result type");
  }

  @Nullable Diagnostic verifyRegions() {
    Block block = body().first();
    if (block.argumentCount() != resultType().rank()) {
      return error("must have one body argument per input dimension");
    }
    for (Value argument : block.arguments()) {
      if (!(argument.type() instanceof IndexType)) {
        return error("all body arguments must be index");
      }
    }
    YieldOp yield = YieldOp.of(block.terminator());
    return yield != null && yield.value().type() == resultType().elementType() ? null
        : opError("body must be terminated with a `yield` operation of the tensor element type");
  }
}
