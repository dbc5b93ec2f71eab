// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Makes a view of memory that belongs to an operand. */
public interface ViewLikeOpInterface extends OpInterface {
  Value getViewSource(Operation op);
}
