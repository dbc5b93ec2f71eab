// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Invocation;
import org.mortise.report.ProgramReport;
import org.mortise.report.RunReport;

/** The report of a run, and the file that it is written to. The class is not loaded if no report is requested. */
final class ReportOutput {
  private final String name;
  private final Invocation call;
  private final RunReport report;

  private ReportOutput(String name, Invocation call, RunReport report) {
    this.name = name;
    this.call = call;
    this.report = report;
  }

  /**
   * Returns the report that the command line requests.
   *
   * @param input the name of the input file
   * @throws FileProblem if the file cannot be written, or the earlier page cannot be read
   */
  static ReportOutput of(OptOptions options, Invocation call, String input) throws FileProblem {
    String name = options.text(Flags.REPORT);
    OutputFile.checkNamed(call, name);
    OutputFile.checkOther(call, name, input, "input");
    OutputFile.checkOther(call, name, options.text(Flags.OUTPUT), "output");
    String title = "mortise-opt " + String.join(" ", call.arguments());
    String earlier = options.text(Flags.REPORT_AGAINST);
    return new ReportOutput(name, call, earlier.isEmpty() ? new RunReport(title) : against(earlier, title, call));
  }

  private static RunReport against(String earlier, String title, Invocation call) throws FileProblem {
    try {
      return new RunReport(title, Files.readAllBytes(call.resolve(earlier)));
    } catch (IOException unreadable) {
      throw new FileProblem("input", earlier, unreadable);
    } catch (IllegalArgumentException noReport) {
      throw new FileProblem("input", earlier, new FileSystemException(earlier, null, noReport.getMessage()));
    }
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
