// SPDX-License-Identifier: Apache-2.0
package org.mortise.tool;

import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Invocation;
import org.mortise.report.ProgramReport;
import org.mortise.report.RunReport;

/** The report of a run, and the file that it is written to. The class is not loaded if no report is requested. */
final class ReportOutput {
  private final String name;
  private final Invocation call;
  private final RunReport report;

  private ReportOutput(String name, Invocation call) {
    this.name = name;
    this.call = call;
    this.report = new RunReport("mortise-opt " + String.join(" ", call.arguments()));
  }

  /**
   * Returns the report that the command line requests.
   *
   * @throws FileProblem if the file cannot be written
   */
  static ReportOutput of(OptOptions options, Invocation call) throws FileProblem {
    String name = options.text(Flags.REPORT);
    OutputFile.checkNamed(call, name);
    return new ReportOutput(name, call);
  }

  /** Begins the record of one part of the input. */
  ProgramReport program(SourceText text, int threads) {
    return report.program(text, threads);
  }

  /** Writes the file, after all parts of the input. */
  void write() throws FileProblem {
    OutputFile.writeNamed(call, name, report::writeTo);
  }
}
