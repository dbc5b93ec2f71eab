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

  /** Returns true if an operation may have a result of the type {@code declared} where {@code inferred} is inferred. */
  default boolean areCompatible(Type inferred, Type declared) {
    return inferred == declared;
  }

  /** Returns the message of an error that explains why there are no types, or null if no detail is known. */
  default @Nullable String explainFailure(OperationState state) {
    return null;
  }
}
