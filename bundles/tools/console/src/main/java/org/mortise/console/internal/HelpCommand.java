// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** {@code help}: lists the commands and describes their usage, from their {@link Descriptor} annotations. */
@Component(service = HelpCommand.class, property = {"osgi.command.scope=mortise", "osgi.command.function=help"})
public final class HelpCommand {
  private final BundleContext bundles;

  @Activate
  public HelpCommand(BundleContext bundles) {
    this.bundles = bundles;
  }

  @Descriptor("""
      list the commands, or describe one
      help [COMMAND]""")
  public void help(CommandSession session, Object... arguments) throws Exception {
    if (arguments.length > 1) {
      throw CommandFailure.usage("help [COMMAND]");
    }
    PrintStream out = Streams.out(session);
    Map<String, String> texts = texts();
    if (arguments.length == 0) {
      printAll(texts, out);
      return;
    }
    String name = String.valueOf(arguments[0]);
    String text = texts.get(name.startsWith("mortise:") ? name.substring("mortise:".length()) : name);
    if (text == null && !CommandNames.all(bundles).contains(name.substring(name.indexOf(':') + 1))) {
      throw new CommandFailure("there is no command '" + name + "'; help lists them");
    }
    if (text == null) {
      Object answer = session.execute("felix:help " + name); // a command of another bundle
      out.println(String.valueOf(answer).stripTrailing());
      out.flush();
      return;
    }
    String[] parts = text.strip().split("\n", 2);
    out.println(name + ": " + parts[0]);
    if (parts.length == 2) {
      out.println(parts[1]);
    }
    out.flush();
  }

  private void printAll(Map<String, String> texts, PrintStream out) {
    Table table = new Table();
    texts.forEach((name, text) -> table.row(name, text.strip().lines().findFirst().orElse("")));
    table.print(out);
    out.println();
    CommandNames.outside(bundles, texts.keySet()).forEach((scope, names) ->
        out.println("of " + scope + ": " + String.join(" ", names)));
    out.println();
    out.println("help COMMAND describes one. Results can be assigned, name = (command), used, $name, and piped, |.");
    out.flush();
  }

  private Map<String, String> texts() {
    Map<String, String> texts = new TreeMap<>();
    CommandNames.forEach(bundles, (scope, name, reference) -> {
      if (!scope.equals(CommandNames.SCOPE)) {
        return;
      }
      Object service = bundles.getService(reference);
      texts.put(name, service == null ? "" : CommandNames.description(service, name));
      bundles.ungetService(reference);
    });
    return texts;
  }
}
