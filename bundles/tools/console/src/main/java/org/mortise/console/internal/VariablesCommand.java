// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.Set;
import java.util.TreeSet;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.command.Function;
import org.mortise.console.Program;
import org.osgi.service.component.annotations.Component;

/** {@code variables}: lists the variables of the session. */
@Component(service = VariablesCommand.class,
    property = {"osgi.command.scope=mortise", "osgi.command.function=variables"})
public final class VariablesCommand {
  /** Internal variables of Gogo. Names that begin with a dot or an underscore are internal, too. */
  private static final Set<String> OF_GOGO = Set.of("SCOPE", "exception", "exception-stack", "it", "pipe-exception");
  private static final int LONGEST = 60;

  @Descriptor("""
      list the variables
      variables

      Prints one line for each: its name, the kind of its value, and the value, or the number of lines of a program. A
      variable is set by name = value or name = (command), and used as $name.""")
  public void variables(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("variables", arguments);
    Table table = new Table();
    for (String name : names(session)) {
      Object value = session.get(name);
      if (value instanceof Program program) {
        int lines = (int) program.toString().lines().count();
        table.row(name, "program", program.name() + ", " + Table.count(lines, "line"));
      } else if (value != null) {
        table.row(name, value instanceof Function ? "function" : value instanceof CharSequence ? "text"
            : value.getClass().getSimpleName(), shortened(value.toString()));
      }
    }
    table.print(Streams.out(session));
  }

  private static Set<String> names(CommandSession session) {
    Set<String> names = new TreeSet<>();
    if (session.get(".variables") instanceof Iterable<?> all) {
      for (Object one : all) {
        String name = String.valueOf(one);
        if (!name.startsWith(".") && !name.startsWith("_") && !OF_GOGO.contains(name)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  /** Returns the first line of a text, or a part of it. */
  private static String shortened(String text) {
    String line = text.lines().findFirst().orElse("");
    return line.length() > LONGEST || line.length() < text.length()
        ? line.substring(0, Math.min(LONGEST, line.length())) + "..." : line;
  }
}
