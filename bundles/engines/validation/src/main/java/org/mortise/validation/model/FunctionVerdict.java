// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.model;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Severity;

/**
 * The result of the validation of one function.
 *
 * @param name the name of the function, prefixed by the names of the enclosing modules
 * @param inputs the number of inputs on which both versions were compared
 * @param difference the first difference, or null
 * @param obstacle the reason why the function could not be compared, or null
 * @param location the place of the function in the target, or in the source if the target has none
 */
public record FunctionVerdict(String name, int inputs, @Nullable Difference difference, @Nullable String obstacle,
    Location location) {
  /** Returns whether both versions were compared and behave the same. */
  public boolean isSame() {
    return difference == null && obstacle == null;
  }

  /** Returns the remark with the reason why the function was not compared, or null. */
  public @Nullable Diagnostic remark() {
    return obstacle == null ? null
        : new Diagnostic(Severity.REMARK, location, "@" + name + " is not validated: " + obstacle);
  }
}
