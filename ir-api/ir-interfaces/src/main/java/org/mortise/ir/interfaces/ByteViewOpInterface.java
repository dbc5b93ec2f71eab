// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation whose first result views a part of a buffer of bytes as a buffer of another type, as the parts of an
 * arena are. {@link ViewLikeOpInterface} states the buffer.
 */
public interface ByteViewOpInterface extends OpInterface {
  /** Returns the number of bytes of the viewed buffer before the view, of type {@code index}. */
  Value getByteShift(Operation op);
}
