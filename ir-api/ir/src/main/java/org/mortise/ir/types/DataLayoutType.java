// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;

/** A type, not a builtin one, whose size and alignment an entry of a data layout may state. */
public interface DataLayoutType {
  /** Returns the reason why {@code value} cannot be the value of the entry for this type, or null if it can. */
  @Nullable String layoutProblem(Attribute value);
}
