// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.parameters;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.BytecodeOutput;

/**
 * The bytecode of the values of a parameter, for dialects that encode their attributes: see {@link
 * ParametricForm#readBytecode}.
 *
 * @param <T> the class of the values
 */
public interface ParameterEncoding<T> {
  /**
   * Reads a value; null if the parameter is absent.
   *
   * @param isRequired whether the parameter cannot be absent
   */
  @Nullable T read(BytecodeInput in, boolean isRequired);

  /** Returns whether a value can be written; attributes with other values are written as text. */
  default boolean canWrite(T value) {
    return true;
  }

  /** Writes what {@link #read} reads. */
  void write(BytecodeOutput out, @Nullable T value, boolean isRequired);
}
