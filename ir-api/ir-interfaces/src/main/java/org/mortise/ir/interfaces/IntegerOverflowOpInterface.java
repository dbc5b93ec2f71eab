// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.ranges.Overflow;

/** An integer operation with overflow flags. */
public interface IntegerOverflowOpInterface extends OpInterface {
  /** Returns the overflows that the operation excludes. */
  Overflow getOverflow(Operation op);

  /** Returns the overflows that {@code op} excludes; {@link Overflow#WRAPS} if it has no flags. */
  static Overflow overflowOf(Operation op) {
    IntegerOverflowOpInterface flags = op.getInterface(IntegerOverflowOpInterface.class);
    return flags == null ? Overflow.WRAPS : flags.getOverflow(op);
  }
}
