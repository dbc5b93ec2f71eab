// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.Type;

/**
 * A type of a dialect whose values have the same bits, in registers and in memory, as values of another type, such as a
 * logical type stored as an integer. It is used by the execution of programs, not by the compiler.
 */
public interface RepresentedType {
  /** Returns the other type, usually a builtin one. */
  Type representation();
}
