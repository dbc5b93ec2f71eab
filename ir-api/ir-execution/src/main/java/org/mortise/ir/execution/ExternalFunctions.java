// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Java functions that programs can call, by declaring them without a body. Provided by bundles as a service of this
 * type ({@code @Component}), and without OSGi by {@link java.util.ServiceLoader} ({@code @AutoService}).
 */
@ConsumerType
@FunctionalInterface
public interface ExternalFunctions {
  /**
   * Returns the implementation of a function.
   *
   * @param declaration the declaring operation, with its name and types, a {@link
   *     org.mortise.ir.interfaces.CallableOpInterface}
   * @return null if unknown; then other providers are asked
   * @throws UnsupportedOperationException if the function exists with other types, with the reason
   */
  @Nullable Primitive implement(Operation declaration);

  /**
   * Returns the implementation of an unregistered operation without regions and successors. Its arguments are the
   * operands.
   *
   * @return null if unknown, as by default; then other providers are asked
   */
  default @Nullable Primitive implementUnregistered(Operation op) {
    return null;
  }
}
