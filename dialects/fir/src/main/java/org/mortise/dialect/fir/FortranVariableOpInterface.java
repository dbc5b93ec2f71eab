// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation whose results represent a source variable or a part of one. The variable's memory is that of the view
 * source, so the operation also implements {@code ViewLikeOpInterface}.
 */
public interface FortranVariableOpInterface extends OpInterface {
  /** Returns the attributes of the variable, or null if it has none. */
  @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op);

  /** Returns whether the variable may be a part of the source, such as an element, a section or a component. */
  default boolean isPart(Operation op) {
    return false;
  }

  /** Returns the storage that holds the variable among others, such as a common block; null if it is not known. */
  default @Nullable Value getStorage(Operation op) {
    return null;
  }
}
