// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code report}: runs a pipeline and writes the page of the run. */
@Component(service = ReportCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=report"})
public final class ReportCommand {
  private static final String USAGE = "report PIPELINE (FILE | PROGRAM) [--against EARLIER] -o PAGE";

  private final OptCommand opt;

  @Activate
  public ReportCommand(@Reference OptCommand opt) {
    this.opt = opt;
  }

  @Descriptor("""
      run a pipeline on a program and write a page that shows what each pass has changed
      report PIPELINE (FILE | PROGRAM) [--against EARLIER] -o PAGE

      PIPELINE is as for 'run'. PAGE is an HTML file for a browser; it is also written if a pass fails. With --against it
      shows what differs from the run of another page.
        report buffer-deallocation-pipeline in.mlir -o run.html
        report ownership-based-buffer-deallocation in.mlir --against run.html -o new.html""")
  public void report(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<Object> rest = new ArrayList<>(Arrays.asList(arguments));
    String page = Arguments.take(rest, "-o", USAGE);
    String earlier = Arguments.take(rest, "--against", USAGE);
    if (page == null || rest.size() != 2) {
      throw CommandFailure.usage(USAGE);
    }
    rest.add("--report=" + Inputs.forTool(session, page));
    if (earlier != null) {
      rest.add("--report-against=" + Inputs.forTool(session, earlier));
    }
    opt.run(session, rest.toArray());
    printAddress(session, page, "");
  }

  /**
   * Writes the page of a program without running passes on it.
   *
   * @param part the part of the page to which the printed address leads; empty for its beginning
   */
  void write(CommandSession session, @Nullable Object program, String page, String part)
      throws CommandFailure, IOException {
    opt.opt(session, program, "--report=" + Inputs.forTool(session, page));
    printAddress(session, page, part);
  }

  private static void printAddress(CommandSession session, String page, String part) {
    PrintStream out = Streams.out(session);
    out.println(Inputs.file(session, page).toUri() + part);
    out.flush();
  }
}
