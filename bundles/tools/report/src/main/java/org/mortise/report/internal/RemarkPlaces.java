// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.mortise.report.internal.Remarks.Remark;

/**
 * The functions to which the diagnostics of a program belong: each one to the function whose lines of the input it is
 * on. A function reaches to the line before the next one. Takes a logarithmic time for each diagnostic.
 */
final class RemarkPlaces {
  /**
   * The diagnostics of a function.
   *
   * @param firstLine its first line in the input
   * @param lastLine its last line in the input
   */
  record Place(List<Remark> remarks, int firstLine, int lastLine) {}

  private static final Place NONE = new Place(List.of(), 0, 0);

  private final Map<FunctionRecord, Place> places = new IdentityHashMap<>();
  private final List<Remark> loose = new ArrayList<>();

  RemarkPlaces(ProgramRecord program) {
    TreeMap<Integer, FunctionRecord> starts = new TreeMap<>();
    for (FunctionRecord function : program.functions()) {
      boolean isRest = function.kind().equals(ProgramParts.REST);
      if (function.firstLine() > 0 && !(isRest && starts.containsKey(function.firstLine()))) {
        starts.put(function.firstLine(), function);
      }
    }
    String file = ProgramParts.fromBytes(program.source().name());
    for (Remark remark : program.remarks().all()) {
      Map.Entry<Integer, FunctionRecord> found = remark.file().equals(file) ? starts.floorEntry(remark.line()) : null;
      if (found == null) {
        loose.add(remark);
        continue;
      }
      Integer next = starts.higherKey(found.getKey());
      int last = next == null ? program.source().lastLine() : next - 1;
      places.computeIfAbsent(found.getValue(), first -> new Place(new ArrayList<>(), found.getKey(), last))
          .remarks().add(remark);
    }
  }

  Place of(FunctionRecord function) {
    return places.getOrDefault(function, NONE);
  }

  /** Returns the diagnostics that belong to no function. */
  List<Remark> loose() {
    return loose;
  }
}
