// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/**
 * An operation that writes all elements of a memref operand, each computed from the elements of other operands at the
 * same index. An operand that is read so can share its buffer with the written one.
 */
public interface ElementwiseWriteOpInterface extends OpInterface {
  /**
   * Returns whether both operands can be the same buffer. All of the following must hold:
   * <ol>
   * <li>both are memrefs of the same type and, at run time, of the same shape;
   * <li>the operation writes each element of {@code written} exactly once, and does not read its previous value;
   * <li>for each index, it reads the element of {@code read} only before it writes the element of {@code written};
   * <li>it accesses neither memory by other means, except through other operands.
   * </ol>
   *
   * @param read the index of an operand that is read
   * @param written the index of an operand that is written
   */
  boolean canShareBuffer(Operation op, int read, int written);
}
