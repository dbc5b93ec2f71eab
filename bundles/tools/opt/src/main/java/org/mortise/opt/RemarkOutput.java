// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Location;
import org.mortise.ir.Remark;
import org.mortise.pipeline.flags.Flag;

/**
 * The remarks of a run on one input, as the command line requests them: filtered, by a policy, printed among the
 * diagnostics or added to a file. Runs without remarks do not load the class.
 */
final class RemarkOutput {
  private final OptOptions options;
  private final @Nullable RemarkFile file;
  private final boolean prints;

  /** @param file receives the remarks; null if they are only printed */
  RemarkOutput(OptOptions options, @Nullable RemarkFile file) {
    this.options = options;
    this.file = file;
    this.prints = file == null || options.isOn(Flags.REMARKS);
  }

  /** Returns a handler for the diagnostics of a part of the input, which forwards the diagnostics to print. */
  Part part(DiagnosticHandler next) {
    return new Part(next);
  }

  /** The remarks of one part of the input. */
  final class Part implements DiagnosticHandler {
    private final DiagnosticHandler next;
    /** With the policy "final": the remarks at each location by each pass, the latest location last. */
    private final Map<Place, List<Diagnostic>> latest = new LinkedHashMap<>();

    private record Place(Location location, String pass) {}

    private Part(DiagnosticHandler next) {
      this.next = next;
    }

    @Override
    public void handle(Diagnostic diagnostic) {
      Remark remark = diagnostic.remark();
      if (remark == null) {
        next.handle(diagnostic);
      } else if (!isWanted(remark)) {
        return;
      } else if (options.is(Flags.REMARK_POLICY, Flags.FINAL)) {
        keep(diagnostic, remark);
      } else {
        report(diagnostic);
      }
    }

    /** Drops the remarks of earlier runs of the pass at this place. */
    private void keep(Diagnostic diagnostic, Remark remark) {
      Place place = new Place(diagnostic.location(), remark.pass());
      List<Diagnostic> earlier = latest.get(place);
      if (earlier != null && earlier.get(0).remark().run() == remark.run()) {
        earlier.add(diagnostic);
        return;
      }
      latest.remove(place);
      latest.put(place, new ArrayList<>(List.of(diagnostic)));
    }

    /** Reports the remarks that were kept back. Must be called after the part. */
    void finish() {
      latest.values().stream().flatMap(Collection::stream).forEach(this::report);
    }

    private void report(Diagnostic diagnostic) {
      if (prints) {
        next.handle(diagnostic);
      }
      if (file != null) {
        file.add(diagnostic);
      }
    }
  }

  private boolean isWanted(Remark remark) {
    if (!options.filtersRemarks()) {
      return true;
    }
    Flag ofKind = switch (remark.kind()) {
      case PASSED -> Flags.REMARKS_FILTER_PASSED;
      case MISSED -> Flags.REMARKS_FILTER_MISSED;
      case FAILURE -> Flags.REMARKS_FILTER_FAILED;
      case ANALYSIS -> Flags.REMARKS_FILTER_ANALYSE;
    };
    return matches(options.pattern(Flags.REMARKS_FILTER), remark) || matches(options.pattern(ofKind), remark);
  }

  private static boolean matches(@Nullable Pattern pattern, Remark remark) {
    return pattern != null && (pattern.matcher(remark.pass()).find() || pattern.matcher(remark.rule()).find());
  }
}
