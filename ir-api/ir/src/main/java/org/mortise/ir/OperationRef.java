// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/** An {@link Operation}, or a typed view of one: what builders and rewriters take, so that callers pass either. */
public interface OperationRef {
  /** Returns the operation itself. */
  Operation operation();
}
