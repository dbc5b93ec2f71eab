// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Dictionary;
import java.util.Hashtable;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jline.builtins.Commands;
import org.jline.reader.LineReader;
import org.jline.utils.InfoCmp;
import org.mortise.console.internal.CommandFailure;
import org.mortise.console.internal.CommandNames;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/** {@code clear} and {@code history}, which exist at a terminal only. */
public final class TerminalCommands {
  private static final String[] FUNCTIONS = {"clear", "history"};

  private final LineReader reader;

  TerminalCommands(LineReader reader) {
    this.reader = reader;
  }

  ServiceRegistration<?> register(BundleContext bundles) {
    Dictionary<String, Object> properties = new Hashtable<>();
    properties.put("osgi.command.scope", CommandNames.SCOPE);
    properties.put("osgi.command.function", FUNCTIONS);
    return bundles.registerService(TerminalCommands.class, this, properties);
  }

  @Descriptor("""
      clear the screen
      clear""")
  public void clear(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length > 0) {
      throw CommandFailure.usage("clear");
    }
    reader.getTerminal().puts(InfoCmp.Capability.clear_screen);
    reader.getTerminal().flush();
  }

  @Descriptor("""
      list the commands that were typed
      history [-dnrfEie] [FIRST] [LAST]

      history --help describes the options. The up key shows the previous command, Ctrl-R searches.""")
  public void history(CommandSession session, Object... arguments) throws CommandFailure {
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = String.valueOf(arguments[i]);
    }
    PrintStream out = session.getConsole();
    Path folder = session.currentDir();
    try {
      Commands.history(reader, out, out, folder, words);
    } catch (IOException problem) {
      throw CommandFailure.file("read the history in", folder.toString(), problem);
    } catch (Exception wrong) {
      throw new CommandFailure(String.valueOf(wrong.getMessage()));
    }
  }
}
