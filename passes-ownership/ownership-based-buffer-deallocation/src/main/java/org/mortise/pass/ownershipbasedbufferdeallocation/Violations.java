// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/**
 * Collects the operations that violate the {@link Preconditions}. The pass fails at the first one with an error, which
 * gets a note for each other violation, in all functions of the program. Linear.
 */
final class Violations {
  private final List<Violation> found = new ArrayList<>();

  /** Finds the operations of a function that do not meet the preconditions. Must precede any change of the function. */
  static Violations in(Operation function, Preconditions preconditions) {
    Violations violations = new Violations();
    OwnershipDeallocation.forEachBlock(function, block -> {
      for (Operation op = block.first(); op != null; op = op.next()) {
        boolean unconditional =
            op.implementsInterface(BufferDeallocationOpInterface.class) || OwnershipDeallocation.isApart(op);
        Violation violation = unconditional ? null : preconditions.unmet(op);
        if (violation != null) {
          violations.found.add(violation);
        }
      }
    });
    return violations;
  }

  /** Returns whether there are no violations. */
  boolean areNone() {
    return found.isEmpty();
  }

  /** Returns whether all violations are operations that free buffers that may have another owner. */
  boolean areUncertainFrees() {
    return found.stream().allMatch(violation -> violation.precondition() == Preconditions.CERTAIN_FREES);
  }

  /** Adds the violations of another function. */
  void addAll(Violations others) {
    found.addAll(others.found);
  }

  /** Adds a note to {@code error} for each violation except the one that it reports. */
  void addTo(Diagnostic error) {
    boolean skipped = false;
    for (Violation violation : found) {
      Operation op = violation.op();
      boolean same = op.location().sameAs(error.location()) && violation.message().equals(error.message());
      if (same && !skipped) {
        skipped = true;
        continue;
      }
      error.note(op.location(), "'" + op.name() + "' is not supported either: "
          + violation.message() + " (" + violation.detail() + ")");
    }
  }
}
