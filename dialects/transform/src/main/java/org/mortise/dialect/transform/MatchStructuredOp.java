// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Matches a structured operation by the predicates in the region. */
@Op(name = "transform.match.structured", family = TransformOp.class, operands = "current: HANDLE",
    results = "outputs: HANDLE_OR_PARAM...", attributes = "failure_propagation_mode: FAILURE_PROPAGATION_MODE?",
    regions = "body_region: ONE_BLOCK", implicitTerminator = "transform.match.structured.yield",
    implementations = HandleEffects.Reading.class,
    format = "(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` "
        + "custom<SemiFunctionType>(type($current), type($outputs))attr-dict-with-keyword regions")
public final class MatchStructuredOp extends MatchStructuredOpBase {
  MatchStructuredOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Block body = bodyRegion().first();
    if (body.argumentCount() != 1) {
      return opError("expected one body argument");
    }
    return TransformConstraints.isHandle(body.argument(0).type()) ? null
        : opError("expected body argument to implement TransformHandleTypeInterface");
  }
}
