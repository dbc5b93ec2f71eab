// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.data;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.text.DiagnosticPrinter;
import org.mortise.ir.text.parser.SplitSource;

/** The file positions referred to by data. */
final class Places {
  private Places() {}

  /**
   * Returns the place in a file at which a location is shown, or null. For a part of a split file, returns the place in
   * the whole file, because other programs open that file.
   */
  static @Nullable FileLineColLoc of(Location location) {
    FileLineColLoc place = DiagnosticPrinter.placeOf(location);
    return place == null ? null : SplitSource.original(place);
  }
}
