// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Copies the contents of one buffer to another. */
public interface CopyOpInterface extends OpInterface {
  Value getSource(Operation op);

  Value getTarget(Operation op);
}
