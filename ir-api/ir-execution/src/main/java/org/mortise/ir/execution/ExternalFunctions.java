// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Functions in Java that programs can call: those that a program declares without a body. A bundle brings them as a
 * service of this type ({@code @Component}), and without a framework by {@link java.util.ServiceLoader}
 * ({@code @AutoService}).
 */
@ConsumerType
@FunctionalInterface
public interface ExternalFunctions {
  /**
   * Returns the implementation of a function.
   *
   * @param declaration the operation that declares it, with its name and its types, by
   *     {@link org.mortise.ir.interfaces.CallableOpInterface}
   * @return null if these functions do not have it; then others are asked
   * @throws UnsupportedOperationException if a function of this name does not have such types, with the reason
   */
  @Nullable Primitive implement(Operation declaration);

  /**
   * Returns the implementation of an operation without a definition, regions and successors, of which nothing is known.
   * Its arguments are the operands.
   *
   * @return null if these functions do not have it, as by default; then others are asked
   */
  default @Nullable Primitive implementUnregistered(Operation op) {
    return null;
  }
}
