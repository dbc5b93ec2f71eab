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
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code mortise}: the console, for terminals, scripts and single commands. It requires a framework. */
@Component(service = CommandLineTool.class, property = CommandLineTool.NAME_PROPERTY + "=console")
public final class ConsoleTool implements CommandLineTool {
  private static final int USAGE = 2;
  private static final String HELP = """
      usage: mortise                 start the console; without a terminal, read commands from the standard input
             mortise -c COMMANDS     run commands; they may read the standard input
             mortise FILE            run the commands in a file
             mortise --version       print the versions of Mortise, the reference, the framework and all bundles
             mortise --help          print this help
      The status is 0, 1 if a command failed, or that of a command 'exit STATUS'.
      Bundles in the folder deploy of the installation, or in the folder MORTISE_DEPLOY, can be changed while it runs.
      """;

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
    List<String> line = List.of(arguments);
    if (line.equals(List.of("--version"))) {
      return print(printed, Versions.of(bundles));
    }
    if (line.equals(List.of("--help")) || line.equals(List.of("-h"))) {
      return print(printed, HELP);
    }
    if (line.equals(List.of("--interactive"))) {
      return new Shell(processor, registry, bundles, settings).run();
    }
    if (line.size() == 2 && line.get(0).equals("-c")) {
      return runText(line.get(1), in, printed, errors);
    }
    if (line.isEmpty()) {
      return runLines(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), null, printed, errors);
    }
    if (line.size() == 1 && !line.get(0).startsWith("-")) {
      return runFile(line.get(0), in, printed, errors);
    }
    errors.print(HELP);
    return USAGE;
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
