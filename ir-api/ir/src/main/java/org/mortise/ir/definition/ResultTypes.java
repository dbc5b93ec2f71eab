// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;

/** Infers an operation's result types from its operands, attributes and regions. */
@FunctionalInterface
public interface ResultTypes {
  /** Returns the types, or null if the operands are malformed. */
  @Nullable List<Type> infer(OperationState state);
}
