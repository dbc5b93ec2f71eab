// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.HashMap;
import java.util.Map;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.ir.logging.LogComponent;
import org.mortise.pipeline.LogLevels;
import org.osgi.service.component.annotations.Component;

/** {@code log}: lists and sets the log levels of components. */
@Component(service = LogCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=log"})
public final class LogCommand {
  private static final String USAGE = "log [COMPONENT (off | debug | trace)]";

  @Descriptor("""
      list the components that log what they do, or set the level of one
      log [COMPONENT (off | debug | trace)]

      Changes and decisions have the level debug; attempts and visits, the level trace. The messages are printed to
      standard error, those of all runs in this console. A name with a dot is a logger of SLF4J, such as that of a
      deployed bundle.
        log greedy debug
        opt --canonicalize in.mlir
        log greedy off
      The flag --debug-only of opt turns on all messages of components for one run.""")
  public void log(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length == 0) {
      list(session);
      return;
    }
    if (arguments.length != 2) {
      throw CommandFailure.usage(USAGE);
    }
    try {
      LogLevels.set(String.valueOf(arguments[0]), String.valueOf(arguments[1]));
    } catch (IllegalArgumentException | IllegalStateException wrong) {
      throw new CommandFailure(wrong.getMessage());
    }
  }

  private static void list(CommandSession session) {
    Map<String, String> summaries = new HashMap<>();
    for (LogComponent component : LogComponent.values()) {
      summaries.put(component.component(), component.summary());
    }
    Table table = new Table();
    LogLevels.all().forEach((name, level) -> table.row(name, level, summaries.getOrDefault(name, "a logger")));
    table.print(Streams.out(session));
  }
}
