// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.NameLoc;

/** The diagnostics of a run, of all severities. Beyond {@value #MOST}, they are only counted. */
final class Remarks {
  private static final int MOST = 100_000;

  /**
   * A diagnostic.
   *
   * @param file the name of the file; the empty string if the place is unknown
   * @param line the line, counted from 1
   * @param column the column in bytes, counted from 1
   */
  record Remark(String severity, String file, int line, int column, String message, List<Remark> notes) {}

  private final List<Remark> all = new ArrayList<>();
  private long count;

  void add(Diagnostic diagnostic) {
    count++;
    if (all.size() < MOST) {
      all.add(remark(diagnostic, diagnostic.notes()));
    }
  }

  private static Remark remark(Diagnostic diagnostic, List<Diagnostic> notes) {
    FileLineColLoc place = place(diagnostic.location());
    List<Remark> inside = new ArrayList<>(notes.size());
    for (Diagnostic note : notes) {
      if (!note.isOperationNote()) { // the function shows the operation
        inside.add(remark(note, List.of()));
      }
    }
    String message = ProgramParts.fromBytes(diagnostic.message());
    return place == null
        ? new Remark(diagnostic.severity().word(), "", 0, 0, message, inside)
        : new Remark(diagnostic.severity().word(), ProgramParts.fromBytes(place.file()), place.line(), place.column(),
            message, inside);
  }

  /** Returns the first file position of a location, or null. */
  static @Nullable FileLineColLoc place(Location location) {
    Location at = location;
    while (true) {
      if (at instanceof FileLineColLoc place) {
        return place;
      } else if (at instanceof NameLoc named) {
        at = named.child();
      } else if (at instanceof CallSiteLoc call) {
        at = call.callee();
      } else if (at instanceof FusedLoc fused && !fused.locations().isEmpty()) {
        at = fused.locations().get(0);
      } else {
        return null;
      }
    }
  }

  List<Remark> all() {
    return Collections.unmodifiableList(all);
  }

  long count() {
    return count;
  }
}
