// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.Type;

/**
 * A type of a dialect whose values have the same bits, in registers and in memory, as those of another type, such as a
 * logical type that is kept as an integer. The compiler does not use it; the execution of programs does.
 */
public interface RepresentedType {
  /** Returns the other type, usually a builtin one. */
  Type representation();
}
