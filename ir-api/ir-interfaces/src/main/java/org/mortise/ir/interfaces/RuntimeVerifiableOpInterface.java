// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation with preconditions that can be checked when the program is executed. */
public interface RuntimeVerifiableOpInterface extends OpInterface {
  /**
   * Creates the operations that check the preconditions.
   *
   * @param builder inserts before {@code op}
   */
  void generateRuntimeVerification(Operation op, OpBuilder builder, Location location);
}
