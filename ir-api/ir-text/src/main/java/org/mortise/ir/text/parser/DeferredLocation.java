// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Location;

/** A placeholder for a location alias that is defined later; replaced before parsing succeeds. */
final class DeferredLocation extends Location {
  final String alias;
  final int position;

  DeferredLocation(Context context, String alias, int position) {
    super(context);
    this.alias = alias;
    this.position = position;
  }

  @Override
  public void printBody(AsmPrinter printer, boolean pretty) {
    printer.print('#').print(alias);
  }

  @Override
  protected int structuralHash() {
    return position;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return position == ((DeferredLocation) other).position;
  }
}
