// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.ir.pass.PassFactory;
import org.mortise.pipeline.Registry;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code jobs}: lists the interrupted commands that have not ended yet. */
@Component(service = JobsCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=jobs"})
public final class JobsCommand {
  private final Registry registry;

  @Activate
  public JobsCommand(@Reference Registry registry) {
    this.registry = registry;
  }

  @Descriptor("""
      list interrupted commands that still run
      jobs

      Ctrl-C ends a command while it reads, verifies or prints a program, and in a pass at the next pattern or block. A
      pass that ignores it, such as an endless loop without a call of Mortise, uses a processor until the console ends.
      Prints the number of each such job, its time, its pass with the bundle (or that it is reading or printing), and
      its command.""")
  public void jobs(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("jobs", arguments);
    Table table = new Table();
    if (session.get(Jobs.VARIABLE) instanceof Jobs jobs) {
      jobs.running().forEach((number, run) -> table.row(number, run.time(), phase(run), run.command()));
    }
    table.print(Streams.out(session));
  }

  private String phase(Progress run) {
    String name = run.pass();
    PassFactory pass = name == null ? null : registry.current().pass(name);
    return name == null ? run.phase() : "pass " + name + (pass == null ? "" : " of bundle " + Origin.of(pass));
  }
}
