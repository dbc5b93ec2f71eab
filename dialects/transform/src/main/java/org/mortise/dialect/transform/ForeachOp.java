// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Applies the sequence in its region to each operation of its handles. */
@Op(name = "transform.foreach", family = TransformOp.class,
    operands = "targets: HANDLE_OR_PARAM...",
    results = "results: HANDLE_OR_PARAM...",
    attributes = "with_zip_shortest: UNIT?",
    regions = "body: ONE_BLOCK",
    implicitTerminator = "transform.yield",
    implementations = HandleEffects.Nested.class,
    format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? "
        + "$body attr-dict")
public final class ForeachOp extends ForeachOpBase {
  ForeachOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Block block = body().first();
    Operation terminator = block.last();
    if (block.argumentCount() != targets().size()) {
      return opError("expects the same number of targets as the body has block arguments");
    }
    for (int i = 0; i < block.argumentCount(); i++) {
      if (!targets().get(i).type().equals(block.argument(i).type())) {
        return opError("expects co-indexed targets and the body's block arguments to have the same "
            + "op/value/param type");
      }
    }
    if (terminator == null || terminator.operandCount() != results().size()) {
      return opError("expects the same number of results as the yield terminator has operands");
    }
    for (int i = 0; i < terminator.operandCount(); i++) {
      if (!results().get(i).type().equals(terminator.operand(i).type())) {
        return opError("expects co-indexed results and yield operands to have the same op/value/param type");
      }
    }
    return null;
  }
}
