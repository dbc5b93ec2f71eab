// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Copies the contents of one buffer to another of the same run-time shape, without other effects.
 */
public interface CopyOpInterface extends OpInterface {
  /** The buffer that is read. */
  Value getSource(Operation op);

  /** The buffer that is written. */
  Value getTarget(Operation op);
}
