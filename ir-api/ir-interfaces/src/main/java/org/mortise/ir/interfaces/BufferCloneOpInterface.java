// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Copies the buffer that an allocation makes. Attached to allocations by the dialect that has the operation for copies.
 */
public interface BufferCloneOpInterface extends OpInterface {
  /** Builds a copy of {@code allocated}, a result of {@code op}, in memory of its own. */
  Value buildClone(Operation op, OpBuilder builder, Value allocated);
}
