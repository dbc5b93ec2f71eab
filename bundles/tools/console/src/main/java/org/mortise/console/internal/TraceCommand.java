// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.osgi.service.component.annotations.Component;

/** {@code trace}: prints the stack trace of the last exception of a pass or a dialect. */
@Component(service = TraceCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=trace"})
public final class TraceCommand {
  /** The session variable with the stack trace, which is a text and refers to no class of a bundle. */
  static final String VARIABLE = ".mortise.trace";

  @Descriptor("""
      print the stack trace of the last internal fault
      trace

      An exception of a pass or a dialect is reported as an error "internal fault", with the calls in its bundle. This
      prints all calls.""")
  public void trace(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("trace", arguments);
    if (!(session.get(VARIABLE) instanceof String trace)) {
      throw new CommandFailure("no internal fault has been reported in this session");
    }
    PrintStream out = Streams.out(session);
    out.print(trace);
    out.flush();
  }
}
