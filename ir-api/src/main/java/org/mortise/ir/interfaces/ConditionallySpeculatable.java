// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import org.mortise.ir.Operation;

/** Tells whether an operation can be executed where it was not; needed only where the traits cannot say it. */
public interface ConditionallySpeculatable extends OpInterface {
  boolean isSpeculatable(Operation op);
}
