// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Verifier;

/**
 * Something that must hold for an operation whose operands, results and attributes are of the declared kinds.
 *
 * @param description as in "failed to verify that {@code description}"
 */
public record OpPredicate(String description, Predicate<Operation> holds) implements Verifier {
  @Override
  public @Nullable Diagnostic verify(Operation op) {
    return holds.test(op) ? null : op.opError("failed to verify that " + description);
  }
}
