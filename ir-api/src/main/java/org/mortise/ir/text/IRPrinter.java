// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text;

import org.mortise.ir.Operation;

/** Prints programs. */
public final class IRPrinter {
  private IRPrinter() {}

  public static String toString(Operation op) {
    return op.name().name();
  }
}
