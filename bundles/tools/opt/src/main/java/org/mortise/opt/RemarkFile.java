// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.data.DiagnosticJson;
import org.mortise.ir.text.data.RemarkYaml;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.flags.FlagValues;

/**
 * The file with the remarks of a run of the tool, in the order of its inputs. It is written as a whole at the end, also
 * after an error of a pass. Runs without remarks do not load the class.
 */
final class RemarkFile {
  private static final String DEFAULT = "mlir-remarks.";

  private final Invocation call;
  private final String name;
  private final boolean asJson;
  private final boolean isPart;
  private final StringBuilder text = new StringBuilder();

  private RemarkFile(Invocation call, String name, boolean asJson, boolean isPart) {
    this.call = call;
    this.name = name;
    this.asJson = asJson;
    this.isPart = isPart;
  }

  /** @throws FileProblem if the file cannot be written */
  static RemarkFile of(OptOptions options, Invocation call) throws FileProblem {
    String named = options.text(Flags.REMARKS_OUTPUT_FILE);
    String name = named.isEmpty() ? DEFAULT + options.text(Flags.REMARK_FORMAT) : named;
    RemarkFile file = new RemarkFile(call, name, options.is(Flags.REMARK_FORMAT, Flags.JSON), false);
    if (!file.isStandard()) {
      OutputFile.checkNamed(call, name);
    }
    return file;
  }

  private boolean isStandard() {
    return name.equals(FlagValues.STANDARD_STREAM);
  }

  /**
   * Checks that this file would not replace another file of a run.
   *
   * @param options the options of one input
   * @throws FileProblem if it would
   */
  void checkOther(OptOptions options) throws FileProblem {
    if (isStandard()) {
      return;
    }
    OutputFile.checkOther(call, name, options.input(), "input");
    OutputFile.checkOther(call, name, options.text(Flags.OUTPUT), "output");
    if (!options.text(Flags.REPORT).isEmpty()) {
      OutputFile.checkOther(call, name, options.text(Flags.REPORT), "report");
    }
  }

  /** Returns a file for the remarks of one of several inputs, which {@link #addAll} adds to this file. */
  RemarkFile part() {
    return new RemarkFile(call, name, asJson, true);
  }

  void addAll(RemarkFile part) {
    text.append(part.text);
  }

  void add(Diagnostic remark) {
    text.append(asJson ? DiagnosticJson.line(remark) : RemarkYaml.document(remark));
  }

  /** Writes the file. Must be called at the end of the run. Does nothing for one of several inputs. */
  void write() throws IOException, FileProblem {
    if (isPart) {
      return;
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (isStandard()) {
      call.out().write(bytes);
      call.out().flush();
    } else {
      OutputFile.writeNamed(call, name, out -> out.write(bytes));
    }
  }
}
