// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/** Nowhere known: {@code loc(unknown)}. */
public final class UnknownLoc extends Location {
  private UnknownLoc(Context context) {
    super(context);
  }

  public static UnknownLoc of(Context context) {
    return context.unique(new UnknownLoc(context));
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    printer.print(pretty ? "[unknown]" : "unknown");
  }

  @Override
  protected int structuralHash() {
    return 1;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return true;
  }
}
