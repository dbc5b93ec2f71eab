// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Copies the whole contents of one buffer to another, without other effects. Both buffers have the same shape at run
 * time.
 */
public interface CopyOpInterface extends OpInterface {
  /** The buffer that is read. */
  Value getSource(Operation op);

  /** The buffer that is written. */
  Value getTarget(Operation op);
}
