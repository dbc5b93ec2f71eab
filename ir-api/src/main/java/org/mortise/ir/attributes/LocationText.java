// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.Location;
import org.mortise.ir.text.AsmPrinter;

/** How locations print locations that are parts of them. */
final class LocationText {
  private LocationText() {}

  static void print(AsmPrinter printer, Location location, boolean pretty) {
    if (pretty) {
      location.printBody(printer, true);
    } else {
      printer.printLocation(location);
    }
  }
}
