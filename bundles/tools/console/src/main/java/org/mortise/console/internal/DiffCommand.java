// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.console.Program;
import org.osgi.service.component.annotations.Component;

/** {@code diff}: prints the difference between two programs. */
@Component(service = DiffCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=diff"})
public final class DiffCommand {
  @Descriptor("""
      show the difference between two programs
      diff BEFORE AFTER

      Each is a file or a program; - is the piped input. Prints nothing if the lines are equal.
        p = (opt in.mlir); q = (opt --canonicalize $p); diff $p $q
        opt --cse in.mlir | diff in.mlir -""")
  public void diff(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length != 2) {
      throw CommandFailure.usage("diff BEFORE AFTER");
    }
    Program before = Inputs.read(session, arguments[0]);
    Program after = Inputs.read(session, arguments[1]);
    List<String> lines = LineDiff.between(before.name(), before.toString(), after.name(), after.toString());
    PrintStream out = Streams.out(session);
    lines.forEach(out::println);
    out.flush();
  }
}
