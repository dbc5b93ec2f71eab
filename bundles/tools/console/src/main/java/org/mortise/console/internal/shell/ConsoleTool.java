// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal.shell;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.felix.service.command.CommandProcessor;
import org.apache.felix.service.command.CommandSession;
import org.jspecify.annotations.Nullable;
import org.mortise.console.internal.CommandNames;
import org.mortise.console.internal.Settings;
import org.mortise.console.internal.Streams;
import org.mortise.console.internal.Versions;
import org.mortise.ir.text.FileReason;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.flags.Flag;
import org.mortise.pipeline.flags.FlagParser;
import org.mortise.pipeline.flags.FlagTable;
import org.mortise.pipeline.flags.FlagValues;
import org.mortise.pipeline.flags.UsageException;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code mortise}: the console, for terminals, scripts and single commands. It requires a framework. */
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=console")
public final class ConsoleTool implements CommandLineTool {
  private static final int USAGE = 2;
  private static final Flag COMMANDS =
      Flag.text("c", "commands", null, "Run these commands, which may read the standard input");
  private static final Flag INTERACTIVE =
      Flag.onOff("interactive", false, "Start the console for a terminal, as the script does").hidden();
  private static final FlagTable TABLE = new FlagTable("mortise", "Mortise console", "mortise [options] [file]", """
      Runs the commands in the file, or the commands of -c. Without both, it starts the console, or reads commands from
      the standard input if that is no terminal. The status is 0, 1 if a command failed, or that of 'exit STATUS'.
      Bundles in the folder deploy of the installation, or in the folder MORTISE_DEPLOY, can be changed meanwhile.""",
      1, List.of(COMMANDS, INTERACTIVE, Flag.HELP, Flag.VERSION));

  private final CommandProcessor processor;
  private final Registry registry;
  private final BundleContext bundles;
  private final Settings settings;

  @Activate
  public ConsoleTool(@Reference CommandProcessor processor, @Reference Registry registry,
      @Reference Settings settings, BundleContext bundles) {
    this.processor = processor;
    this.registry = registry;
    this.bundles = bundles;
    this.settings = settings;
  }

  @Override
  public String name() {
    return "console";
  }

  @Override
  public int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) throws IOException {
    PrintStream errors = new PrintStream(err, true, StandardCharsets.UTF_8);
    // unbuffered, because Gogo does not forward the flushes of a command
    PrintStream printed = new PrintStream(out, false, StandardCharsets.UTF_8);
    FlagValues line;
    try {
      line = FlagParser.parse(TABLE, arguments);
    } catch (UsageException wrong) {
      errors.print("mortise: " + wrong.getMessage() + "\n");
      return USAGE;
    }
    if (line.isOn(Flag.VERSION)) {
      return print(printed, Versions.of(bundles));
    }
    if (line.isOn(Flag.HELP)) {
      return print(printed, TABLE.information(line, ConsoleTool.class));
    }
    if (line.isOn(INTERACTIVE)) {
      return new Shell(processor, registry, bundles, settings).run();
    }
    if (line.isGiven(COMMANDS)) {
      return runText(line.text(COMMANDS), in, printed, errors);
    }
    if (line.files().isEmpty()) {
      return runLines(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), null, printed, errors);
    }
    return runFile(line.input(), in, printed, errors);
  }

  @Override
  public FlagTable flags() {
    return TABLE;
  }

  private static int print(PrintStream out, String text) {
    out.print(text);
    out.flush();
    return 0;
  }

  private int runText(String text, InputStream in, PrintStream out, PrintStream err) throws IOException {
    try (CommandSession session = session(in, out, err)) {
      Evaluator evaluator = new Evaluator(session, out, err);
      boolean done = evaluator.execute(text);
      return evaluator.exitStatus() != null ? evaluator.exitStatus() : done ? 0 : 1;
    }
  }

  private int runFile(String file, InputStream in, PrintStream out, PrintStream err) throws IOException {
    try (BufferedReader lines = Files.newBufferedReader(Path.of(file))) {
      return runLines(lines, in, out, err);
    } catch (IOException unreadable) {
      err.println("mortise: cannot read '" + file + "': " + FileReason.of(unreadable));
      return USAGE;
    }
  }

  /**
   * Runs commands line by line.
   *
   * @param in the input that commands may read, or null for none
   */
  private int runLines(
      BufferedReader lines, @Nullable InputStream in, PrintStream out, PrintStream err) throws IOException {
    try (CommandSession session = session(in, out, err)) {
      return new ScriptRun(new Evaluator(session, out, err)).run(lines);
    }
  }

  private CommandSession session(@Nullable InputStream in, PrintStream out, PrintStream err) {
    PrintStream messages = GogoMessages.to(err, () -> CommandNames.all(bundles));
    CommandSession session = processor.createSession(in == null ? InputStream.nullInputStream() : in, out, messages);
    session.put(Streams.READS_STANDARD_INPUT, in != null);
    return session;
  }
}
