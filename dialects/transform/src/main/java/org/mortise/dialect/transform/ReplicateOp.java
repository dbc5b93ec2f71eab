// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Handles that list their operations once for each operation of another handle. */
@Op(name = "transform.replicate", family = TransformOp.class,
    operands = {"pattern: HANDLE", "handles: HANDLE_OR_PARAM..."},
    results = "replicated: HANDLE_OR_PARAM...",
    implementations = HandleEffects.Reading.class,
    format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)")
public final class ReplicateOp extends ReplicateOpBase {
  private static final String SAME_TYPE = "all of {handles, replicated} have same type";

  ReplicateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typesFrom("replicated", "handles", SAME_TYPE, types -> types);
  }

  @Nullable Diagnostic verify() {
    // the relation takes results that are all missing for results whose types follow
    return replicated().size() == handles().size() ? null : opError("failed to verify that " + SAME_TYPE);
  }
}
