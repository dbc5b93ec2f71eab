// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;

/** Lines of files for the line tables of classes. */
final class SourceLines {
  /** The maximum line number of a line table; it represents all following lines. */
  private static final int MAX_LINE = 0xFFFF;

  private SourceLines() {}

  /** Returns the innermost file position of a location, or null. */
  static @Nullable FileLineColLoc fileOf(Location location) {
    Deque<Location> pending = new ArrayDeque<>();
    pending.push(location);
    while (!pending.isEmpty()) {
      Location next = pending.pop();
      if (next instanceof FileLineColLoc place) {
        return place;
      }
      if (next instanceof NameLoc named) {
        pending.push(named.child());
      } else if (next instanceof CallSiteLoc call) {
        pending.push(call.callee());
      } else if (next instanceof FusedLoc fused) {
        for (int i = fused.locations().size() - 1; i >= 0; i--) {
          pending.push(fused.locations().get(i));
        }
      }
    }
    return null;
  }

  /** Returns the line of a location in a line table, 0 if it has none. */
  static int lineOf(Location location) {
    FileLineColLoc place = fileOf(location);
    return place == null ? 0 : Math.min(place.line(), MAX_LINE);
  }
}
