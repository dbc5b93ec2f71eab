// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
import org.mortise.ir.text.data.DiagnosticJson;
import org.mortise.ir.text.data.RemarkYaml;
import org.mortise.pipeline.Invocation;

/**
 * The remarks of one run of the tool, as the command line asks for them: filtered, by a policy, printed among the
 * diagnostics or written to a file. The class is not loaded by other runs. The file is written at the end, as a whole,
 * and also after an error of a pass.
 */
final class RemarkOutput {
  private static final String DEFAULT_FILE = "mlir-remarks.";

  private final OptOptions options;
  private final Invocation call;
  private final boolean prints;
  private final boolean asJson;
  /** The name of the file, or null for none. */
  private final @Nullable String file;
  private final StringBuilder text = new StringBuilder();

  private RemarkOutput(OptOptions options, Invocation call) {
    this.options = options;
    this.call = call;
    this.asJson = options.is(Flags.REMARK_FORMAT, Flags.JSON);
    this.file = options.writesRemarks() ? file(options) : null;
    this.prints = file == null || options.isOn(Flags.REMARKS);
  }

  /**
   * Creates the output.
   *
   * @throws FileProblem if the file cannot be written, or is another file of the run
   */
  static RemarkOutput of(OptOptions options, Invocation call) throws FileProblem {
    RemarkOutput output = new RemarkOutput(options, call);
    if (output.file != null && !output.isStandard()) {
      OutputFile.checkNamed(call, output.file);
      OutputFile.checkOther(call, output.file, options.input(), "input");
      OutputFile.checkOther(call, output.file, options.text(Flags.OUTPUT), "output");
      if (!options.text(Flags.REPORT).isEmpty()) {
        OutputFile.checkOther(call, output.file, options.text(Flags.REPORT), "report");
      }
    }
    return output;
  }

  private static String file(OptOptions options) {
    String named = options.text(Flags.REMARKS_OUTPUT_FILE);
    return named.isEmpty() ? DEFAULT_FILE + options.text(Flags.REMARK_FORMAT) : named;
  }

  private boolean isStandard() {
    return Flags.STANDARD_STREAM.equals(file);
  }

  /** Returns a handler for the diagnostics of a part of the input, which forwards those that are printed. */
  Part part(DiagnosticHandler next) {
    return new Part(next);
  }

  /** The remarks of one part of the input. */
  final class Part implements DiagnosticHandler {
    private final DiagnosticHandler next;
    /** With the policy "final": the remarks at each place by each pass, the latest place last. */
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
        text.append(asJson ? DiagnosticJson.line(diagnostic) : RemarkYaml.document(diagnostic));
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

  /** Writes the file. */
  void write() throws IOException, FileProblem {
    if (file == null) {
      return;
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (isStandard()) {
      call.out().write(bytes);
      call.out().flush();
    } else {
      OutputFile.writeNamed(call, file, out -> out.write(bytes));
    }
  }
}
