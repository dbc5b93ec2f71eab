// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.definition.Op;

/** Tries the sequences in its regions until one succeeds. */
@Op(name = "transform.alternatives", family = TransformOp.class,
    operands = "scope: HANDLE?",
    results = "results: HANDLE...",
    regions = "alternatives: ONE_BLOCK...",
    traits = {"ISOLATED_FROM_ABOVE", "POSSIBLE_TOP_LEVEL"},
    implicitTerminator = "transform.yield",
    implementations = HandleEffects.Functional.class,
    format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions")
public final class AlternativesOp extends AlternativesOpBase {
  AlternativesOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verifyRegions() {
    Operation op = operation();
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      Operation terminator = region.first().last();
      boolean same = terminator.operandCount() == op.resultCount();
      for (int j = 0; same && j < op.resultCount(); j++) {
        same = terminator.operand(j).type() == op.result(j).type();
      }
      if (!same) {
        return op.opError("expects terminator operands to have the same type as results of the operation")
            .note(terminator.location(), "terminator");
      }
    }
    return null;
  }
}
