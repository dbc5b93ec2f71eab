// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.apache.felix.service.threadio.ThreadIO;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.mortise.pipeline.CommandLineTool;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.Registry;
import org.mortise.pipeline.Snapshot;
import org.mortise.pipeline.flags.Flag;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** {@code opt} and {@code run}: run the tool {@code mortise-opt}, whose output is the command's value. */
@Component(service = OptCommand.class,
    property = {"osgi.command.scope=mortise", "osgi.command.function=opt", "osgi.command.function=run"})
public final class OptCommand {
  /** The flags that print information about the tool. A command with such a flag has no input program. */
  private static final Set<String> INFORMATION =
      Set.of("help", "help-hidden", "version", "show-dialects", "show-op", "list-passes");
  private static final String OUTPUT = "o";

  private static final String RUN_USAGE = "run PIPELINE (FILE | PROGRAM) [-o OUT]";

  private final CommandLineTool tool;
  private final Registry registry;
  private final @Nullable ThreadIO standardStreams;
  private final Settings settings;

  /** @param standardStreams null where the shell does not offer its own, as in Karaf */
  @Activate
  public OptCommand(
      @Reference(target = "(" + CommandLineTool.NAME_PROPERTY + "=opt)") CommandLineTool tool,
      @Reference Registry registry,
      @Reference(cardinality = ReferenceCardinality.OPTIONAL, policyOption = ReferencePolicyOption.GREEDY)
      @Nullable ThreadIO standardStreams,
      @Reference Settings settings) {
    this.tool = tool;
    this.registry = registry;
    this.standardStreams = standardStreams;
    this.settings = settings;
  }

  @Descriptor("""
      run passes on a program
      opt FLAG... [FILE | PROGRAM]

      The flags are those of mortise-opt: one per pass, in order; opt --help lists them. The result is a value, which is
      printed, assigned to a variable, or piped.
        opt --canonicalize --cse in.mlir
        p = (opt --canonicalize in.mlir)
        opt --cse $p
        opt --canonicalize in.mlir | opt --cse | grep alloc
        opt --pass-pipeline='builtin.module(func.func(cse))' in.mlir -o out.mlir
      The file of -o is written as a whole, and only on success.""")
  public @Nullable Object opt(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<String> line = new ArrayList<>();
    String name = null;
    InputStream in = null;
    for (Object argument : arguments) {
      if (argument == null) {
        throw new CommandFailure("a variable without a value stands where a flag, a file or a program must be");
      }
      Program program = Inputs.given(argument);
      if (program != null) {
        in = new ByteArrayInputStream(program.bytes());
        name = program.name();
        line.add("-");
      } else {
        line.add(String.valueOf(argument));
      }
    }
    int file = tool.flags().firstFile(line);
    if (isInformation(line)) {
      return call(session, line, InputStream.nullInputStream(), Streams.out(session)) ? null : fail();
    }
    if (in == null && (file < 0 || line.get(file).equals("-"))) {
      in = Streams.in(session);
      name = "<stdin>";
      if (in == null) {
        throw CommandFailure.usage("opt FLAG... FILE, where FILE may be a program, or be piped; see help opt");
      }
    } else if (in == null) {
      name = line.get(file);
    }
    adaptNames(session, line, file);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    boolean done = call(session, line, in == null ? InputStream.nullInputStream() : in, out);
    if (!done) {
      Streams.out(session).write(out.toByteArray());
      return fail();
    }
    return out.size() == 0 ? null : new Program(name, out.toByteArray());
  }

  @Descriptor("""
      run a pipeline on a program
      run PIPELINE (FILE | PROGRAM) [-o OUT]

      PIPELINE is a name that 'pipelines' or 'passes' lists, several names separated by commas, or a whole pipeline. One
      with parentheses or braces must stand in quotes.
        run canonicalize,cse in.mlir
        run buffer-deallocation-pipeline in.mlir -o out.mlir
        run 'func.func(canonicalize{max-iterations=3},cse)' $p""")
  public @Nullable Object run(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    List<Object> rest = new ArrayList<>(Arrays.asList(arguments));
    String output = Arguments.take(rest, "-o", RUN_USAGE);
    if (rest.isEmpty() || String.valueOf(rest.get(0)).startsWith("-")) {
      throw CommandFailure.usage(RUN_USAGE);
    }
    List<Object> line = new ArrayList<>(flags(String.valueOf(rest.get(0))));
    line.addAll(rest.subList(1, rest.size()));
    line.addAll(output == null ? List.of() : List.of("-o", output));
    return opt(session, line.toArray());
  }

  /**
   * Converts a pipeline to flags. Plain pass names become flags, which the tool nests as needed; a textual pipeline
   * states its own nesting.
   */
  private List<String> flags(String pipeline) {
    Snapshot snapshot = registry.current();
    List<String> flags = new ArrayList<>();
    for (String name : pipeline.strip().split("\\s*,\\s*")) {
      if (snapshot.pass(name) == null && snapshot.pipeline(name) == null) {
        return List.of("--pass-pipeline=" + anchored(pipeline));
      }
      flags.add("--" + name);
    }
    return flags;
  }

  private static String anchored(String pipeline) {
    String text = pipeline.strip();
    boolean whole = (text.startsWith("builtin.module(") || text.startsWith("any(")) && endsWithItsParenthesis(text);
    return whole ? text : "builtin.module(" + text + ")";
  }

  /** Returns whether the last character closes the first parenthesis. */
  private static boolean endsWithItsParenthesis(String text) {
    int depth = 0;
    for (int i = text.indexOf('('); i < text.length(); i++) {
      depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (depth == 0) {
        return i == text.length() - 1;
      }
    }
    return false;
  }

  private boolean call(CommandSession session, List<String> line, InputStream in, OutputStream out)
      throws CommandFailure, IOException {
    PrintStream err = Streams.err(session);
    if (standardStreams != null) {
      standardStreams.setStreams(System.in, err, err); // the output of passes must not become part of the program
    }
    try (Progress progress = new Progress(session)) {
      Invocation call = Invocation.of(line.toArray(new String[0]), in, out, err).observedBy(progress);
      return progress.run(() -> tool.run(call), settings.timeout()) == 0;
    } finally {
      if (standardStreams != null) {
        standardStreams.close();
      }
      err.flush();
    }
  }

  private static Object fail() throws CommandFailure {
    throw CommandFailure.alreadyReported();
  }

  private boolean isInformation(List<String> line) {
    return line.stream().map(tool.flags()::flagOf).anyMatch(flag -> flag != null && INFORMATION.contains(flag.name()));
  }

  private void adaptNames(CommandSession session, List<String> line, int file) {
    if (file >= 0 && !line.get(file).equals("-")) {
      line.set(file, Inputs.forTool(session, line.get(file)));
    }
    for (int i = 0; i + 1 < line.size(); i++) {
      Flag flag = line.get(i).indexOf('=') < 0 ? tool.flags().flagOf(line.get(i)) : null;
      if (flag != null && flag.name().equals(OUTPUT) && !line.get(i + 1).equals("-")) {
        line.set(i + 1, Inputs.forTool(session, line.get(i + 1)));
      }
    }
  }
}
