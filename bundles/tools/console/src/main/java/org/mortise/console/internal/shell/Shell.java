// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.IOError;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.mortise.console.internal.CommandNames;
import org.mortise.console.internal.Jobs;
import org.mortise.console.internal.ProgressLine;
import org.mortise.console.internal.Settings;
import org.mortise.ir.Reference;
import org.mortise.pipeline.Registry;
import org.osgi.framework.BundleContext;
import org.osgi.framework.ServiceRegistration;

/**
 * The console at a terminal, with editing, history, completion, progress, and messages about changed bundles. Ctrl-C
 * returns to the prompt and interrupts the command; Ctrl-D ends the console.
 */
final class Shell {
  private static final String PROMPT = "mortise> ";
  private static final String CONTINUATION = "      -> ";
  /**
   * The number of successive failures of the terminal that are tolerated. A Ctrl-C held down causes them for a second
   * or two.
   */
  private static final int FAILURES = 100;

  private final CommandProcessor processor;
  private final Registry registry;
  private final BundleContext bundles;
  private final Settings settings;

  Shell(CommandProcessor processor, Registry registry, BundleContext bundles, Settings settings) {
    this.processor = processor;
    this.registry = registry;
    this.bundles = bundles;
    this.settings = settings;
  }

  int run() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    // the class loader in which JLine looks up its providers
    thread.setContextClassLoader(TerminalBuilder.class.getClassLoader());
    try (Terminal terminal = terminal()) {
      if (terminal.getWidth() == 0) {
        terminal.setSize(new Size(120, 40)); // terminals of unknown width, as below some other programs
      }
      // between prompts and commands, which install other handlers; there a Ctrl-C would end the process
      terminal.handle(Terminal.Signal.INT, Terminal.SignalHandler.SIG_IGN);
      if (isDumb(terminal)) { // JLine handles Ctrl-C on the other terminals only
        Signals.register("INT", () -> terminal.raise(Terminal.Signal.INT));
      }
      TerminalOutput output = new TerminalOutput(terminal.output());
      PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
      PrintStream messages = GogoMessages.to(out, () -> CommandNames.all(bundles));
      try (CommandSession session = processor.createSession(InputStream.nullInputStream(), out, messages)) {
        return run(session, terminal, output, out);
      }
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /**
   * Opens the terminal with stty and not with native methods. Java requires a permission for these, which in turn
   * disables its class archive.
   */
  private static Terminal terminal() throws IOException {
    return TerminalBuilder.builder().name("mortise").system(true).provider("exec").dumb(true).build();
  }

  private static boolean isDumb(Terminal terminal) {
    return terminal.getType().startsWith(Terminal.TYPE_DUMB);
  }

  private int run(CommandSession session, Terminal terminal, TerminalOutput output, PrintStream out)
      throws IOException {
    if (!isDumb(terminal)) {
      session.put(ProgressLine.VARIABLE, output);
    }
    Evaluator evaluator = new Evaluator(session, out, out);
    LineReader reader = reader(session, terminal);
    ServiceRegistration<?> commands = null;
    try (BundleChangePrinter news = new BundleChangePrinter(bundles, registry, reader, out)) {
      session.put(Jobs.VARIABLE, new Jobs(message -> news.print("mortise: " + message)));
      commands = new TerminalCommands(reader).register(bundles);
      out.println("Mortise " + bundles.getBundle().getVersion() + ", verified against MLIR " + Reference.VERSION
          + ". Type help for the commands, exit to leave.");
      while (evaluator.exitStatus() == null) {
        reader.setVariable(LineReader.HISTORY_SIZE, settings.historySize());
        String line = read(reader);
        if (line == null) {
          return 0;
        }
        if (!line.isBlank()) {
          output.lineEntered();
          execute(evaluator, terminal, line);
        }
      }
      return evaluator.exitStatus();
    } finally {
      if (commands != null) {
        commands.unregister();
      }
    }
  }

  private LineReader reader(CommandSession session, Terminal terminal) {
    LineReader reader = LineReaderBuilder.builder()
        .terminal(terminal)
        .appName("mortise")
        .parser(new LineParser())
        .completer(new CommandCompleter(bundles, registry, session))
        .variable(LineReader.SECONDARY_PROMPT_PATTERN, CONTINUATION)
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .build();
    Path home = Path.of(System.getProperty("user.home", ""));
    if (Files.isWritable(home)) {
      reader.setVariable(LineReader.HISTORY_FILE, home.resolve(".mortise_history"));
    }
    return reader;
  }

  /**
   * Reads up to the end of a statement; returns null at the end of the input. A Ctrl-C also interrupts the stty process
   * that queries the terminal, which is treated as empty input.
   */
  private static @Nullable String read(LineReader reader) {
    for (int failures = 0;; failures++) {
      try {
        return reader.readLine(PROMPT);
      } catch (UserInterruptException forgotten) {
        return "";
      } catch (EndOfFileException end) {
        return null;
      } catch (IOError failed) {
        if (failures == FAILURES) {
          throw failed;
        }
      }
    }
  }

  private void execute(Evaluator evaluator, Terminal terminal, String line) throws IOException {
    Thread worker = Thread.currentThread();
    Terminal.SignalHandler before = terminal.handle(Terminal.Signal.INT, signal -> worker.interrupt());
    try {
      evaluator.execute(line);
    } finally {
      terminal.handle(Terminal.Signal.INT, before);
      Thread.interrupted();
    }
  }
}
