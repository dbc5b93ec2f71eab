// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import org.jspecify.annotations.Nullable;

/**
 * How bytecode has an inherent attribute that MLIR does not have as an attribute: after the others, in an encoding of
 * its own. Implementations have no state.
 */
public interface PropertyEncoding {
  /** Reads the attribute; null if it is absent. Throws {@link BytecodeInput#error} if there is no such attribute. */
  @Nullable Attribute read(BytecodeInput in);

  /** Writes an attribute that is of the right kind; it is absent only if {@link #read} can return null. */
  void write(@Nullable Attribute attribute, BytecodeOutput out);

  /** Returns the encoding of attributes that can be absent. */
  default PropertyEncoding optional() {
    return new OptionalPropertyEncoding(this);
  }
}
