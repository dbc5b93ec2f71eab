// SPDX-License-Identifier: Apache-2.0
package org.mortise.report;

import java.io.IOException;
import java.io.OutputStream;
import org.mortise.ir.text.SourceText;
import org.mortise.report.internal.EarlierPage;
import org.mortise.report.internal.Page;
import org.mortise.report.internal.RunRecord;

/**
 * The report of a run of passes on one or several programs: one HTML page that a browser shows without network access.
 * It has a table of the passes with their times, statistics and numbers of changed functions; a list of all functions;
 * for each function the differences that each pass has made; and the diagnostics at their lines.
 *
 * <p>Functions that no pass has changed are listed without their texts. The memory and the size of the page are
 * limited; the page states which parts were omitted.
 */
public final class RunReport {
  private final RunRecord record;

  /**
   * Creates the report of a run that begins now.
   *
   * @param title the heading of the page, such as the command line
   */
  public RunReport(String title) {
    this.record = new RunRecord(title, null);
  }

  /**
   * Creates the report of a run that begins now, and that is compared with an earlier one.
   *
   * @param title the heading of the page, such as the command line
   * @param earlier the page of the earlier run
   * @throws IllegalArgumentException if that is not the whole page of a report
   */
  public RunReport(String title, byte[] earlier) {
    this.record = new RunRecord(title, EarlierPage.of(earlier));
  }

  /**
   * Begins the record of a program.
   *
   * @param source the text of the program, whose lines are shown with remarks
   * @param threads the number of threads that may print and compare functions
   */
  public ProgramReport program(SourceText source, int threads) {
    return new ProgramReport(record.program(source, threads));
  }

  /** Writes the page, after all runs have ended. */
  public void writeTo(OutputStream out) throws IOException {
    new Page(record).writeTo(out);
  }
}
