// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;

/** A type whose values are addresses of variables, such as a ranked memref or a reference of Fortran. */
public interface PointerLikeType {
  /** Returns the type of the variable, or null if the type of the address does not state it. */
  @Nullable Type pointeeType();
}
