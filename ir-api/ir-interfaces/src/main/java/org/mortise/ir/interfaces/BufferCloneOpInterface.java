// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Copies an allocated buffer. Attached to allocations by the dialect of the copy operation.
 */
public interface BufferCloneOpInterface extends OpInterface {
  /** Builds a copy of {@code allocated}, a result of {@code op}, in newly allocated memory. */
  Value buildClone(Operation op, OpBuilder builder, Value allocated);
}
