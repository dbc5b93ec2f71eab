// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bytecode;

import org.mortise.ir.Operation;

/** Decides which regions are read later. Only regions with their own section can be deferred. */
interface Deferral {
  /** Reads all regions at once. */
  Deferral NONE = (op, position) -> false;

  /**
   * Returns whether the regions of an operation are left to a later {@link OperationReader#readDeferred}.
   *
   * @param position where the section starts
   */
  boolean defers(Operation op, int position);
}
