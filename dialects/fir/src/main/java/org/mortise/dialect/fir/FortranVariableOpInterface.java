// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation whose results are a variable of the source program, or a part of one. The memory of the variable is that
 * of the source of the view, so such an operation implements {@code ViewLikeOpInterface}, too.
 */
public interface FortranVariableOpInterface extends OpInterface {
  /** Returns the attributes of the variable, or null if it has none. */
  @Nullable FortranVariableFlagsAttr getFortranAttrs(Operation op);

  /** Returns whether the variable may be a part of the source, such as an element, a section or a component. */
  default boolean isPart(Operation op) {
    return false;
  }
}
