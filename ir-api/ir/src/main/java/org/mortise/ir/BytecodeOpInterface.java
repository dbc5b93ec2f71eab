// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * The encoding of the inherent attributes of an operation whose properties are not all attributes in MLIR. Without it,
 * inherent attributes are written in the order of their names, and segment sizes after them.
 */
public interface BytecodeOpInterface extends OpInterface {
  /** Reads inherent attributes and sets them. Errors are thrown by {@link BytecodeInput#error}. */
  void readProperties(BytecodeInput in, OperationState state);

  /** Writes the inherent attributes of {@code op}. */
  void writeProperties(Operation op, BytecodeOutput out);
}
