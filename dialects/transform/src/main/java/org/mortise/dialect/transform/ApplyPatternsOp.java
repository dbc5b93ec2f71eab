// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Applies patterns to operations and nested operations until none applies. */
@Op(name = "transform.apply_patterns", family = TransformOp.class,
    operands = "target: HANDLE",
    attributes = {"apply_cse: UNIT?", "max_iterations: I64 = UNLIMITED", "max_num_rewrites: I64 = UNLIMITED"},
    regions = "patterns: AT_MOST_ONE_BLOCK",
    traits = {"NO_TERMINATOR", "SINGLE_BLOCK", "GRAPH_REGIONS"},
    implementations = HandleEffects.Modifying.class,
    format = "`to` $target $patterns attr-dict `:` type($target)")
public final class ApplyPatternsOp extends ApplyPatternsOpBase {
  ApplyPatternsOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (patterns().isEmpty()) {
      return null;
    }
    for (Operation child = patterns().first().first(); child != null; child = child.next()) {
      if (!child.hasTrait(TransformTraits.PATTERN)) {
        return opError("expected children ops to implement PatternDescriptorOpInterface")
            .note(child.location(), "op without interface");
      }
    }
    return null;
  }
}
