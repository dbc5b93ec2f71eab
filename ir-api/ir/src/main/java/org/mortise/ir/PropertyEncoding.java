// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * How bytecode has an inherent attribute that MLIR does not have as an attribute: after the others, in an encoding of
 * its own. Implementations have no state.
 */
public interface PropertyEncoding {
  /** Reads the attribute. Throws {@link BytecodeInput#error} if there is no such attribute. */
  Attribute read(BytecodeInput in);

  /** Writes an attribute that is of the right kind. */
  void write(Attribute attribute, BytecodeOutput out);
}
