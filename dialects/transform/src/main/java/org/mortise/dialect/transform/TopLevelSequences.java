// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;

/** The verification of operations that can be interpreted on their own: the arguments of their bodies. */
final class TopLevelSequences {
  private TopLevelSequences() {}

  static @Nullable Diagnostic verify(Operation op) {
    if (op.regionCount() == 0) {
      return op.opError("expects at least one region");
    }
    Block body = op.region(0).first();
    if (body == null || body.next() != null) {
      return op.opError("expects a single-block region");
    }
    if (body.argumentCount() == 0) {
      return op.opError("expects the entry block to have at least one argument");
    }
    if (!TransformConstraints.isHandle(body.argument(0).type())) {
      return op.opError(
          "expects the first entry block argument to be of type implementing TransformHandleTypeInterface");
    }
    if (op.operandCount() != 0 && body.argument(0).type() != op.operand(0).type()) {
      return op.opError("expects the type of the block argument to match the type of the operand");
    }
    for (int i = 1; i < body.argumentCount(); i++) {
      Type type = body.argument(i).type();
      if (!TransformConstraints.HANDLE_OR_PARAM.accepts(type)) {
        return op.opError("expects trailing entry block arguments to be of type implementing "
            + "TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface")
            .note(op.location(), "argument #" + i + " does not");
      }
    }
    return verifyNesting(op, body);
  }

  private static @Nullable Diagnostic verifyNesting(Operation op, Block body) {
    Operation parent = op.parentOp();
    while (parent != null && !parent.hasTrait(TransformTraits.POSSIBLE_TOP_LEVEL)) {
      parent = parent.parentOp();
    }
    return parent == null || op.operandCount() == body.argumentCount() ? null
        : op.opError("expects operands to be provided for a nested op")
            .note(parent.location(), "nested in another possible top-level op");
  }
}
