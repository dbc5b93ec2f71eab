// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.StringJoiner;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.jspecify.annotations.Nullable;
import org.mortise.console.Program;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/**
 * Commands on text ({@code cat}, {@code echo}, {@code grep}, {@code join}, {@code write}), and {@code exit},
 * {@code quit} and {@code version}.
 */
@Component(service = TextCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=cat",
    "osgi.command.function=echo", "osgi.command.function=grep", "osgi.command.function=exit",
    "osgi.command.function=join", "osgi.command.function=version",
    "osgi.command.function=write", "osgi.command.function=quit"})
public final class TextCommands {
  /** The session variable with the exit status that was given to {@code exit}. */
  public static final String EXIT = ".mortise.exit";

  private final BundleContext bundles;

  @Activate
  public TextCommands(BundleContext bundles) {
    this.bundles = bundles;
  }

  @Descriptor("""
      print a file without parsing it
      cat [FILE | PROGRAM]

      The text is a value, as that of opt. Without a file, reads the piped input.""")
  public @Nullable Object cat(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length > 1) {
      throw CommandFailure.usage("cat [FILE | PROGRAM]");
    }
    Program program = Inputs.read(session, arguments.length == 0 ? "-" : arguments[0]);
    return program.bytes().length == 0 ? null : program;
  }

  @Descriptor("""
      print the arguments
      echo TEXT...""")
  public void echo(CommandSession session, Object... arguments) {
    StringJoiner line = new StringJoiner(" ");
    for (Object argument : arguments) {
      line.add(text(session, argument));
    }
    PrintStream out = Streams.out(session);
    out.println(line);
    out.flush();
  }

  @Descriptor("""
      concatenate texts
      join (TEXT | PROGRAM)...

      Inserts no separator. "a text with $p in it" is short for it.""")
  public String join(CommandSession session, Object... arguments) {
    StringBuilder text = new StringBuilder();
    for (Object argument : arguments) {
      text.append(text(session, argument));
    }
    return text.toString();
  }

  private static String text(CommandSession session, Object value) {
    return value instanceof CharSequence || value instanceof Program
        ? value.toString() : String.valueOf(session.format(value, 1));
  }

  @Descriptor("""
      print the lines that match a regular expression
      grep [-v] [-i] [-c] REGEX [FILE | PROGRAM]

      Without a file, reads the piped input: opt --cse in.mlir | grep alloc
      -v: print the other lines; -i: ignore case; -c: print the number of lines; --: end of options.""")
  public void grep(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    Grep grep = Grep.of(arguments);
    Program text = Inputs.read(session, grep.input());
    PrintStream out = Streams.out(session);
    grep.lines(text.toString()).forEach(out::println);
    out.flush();
  }

  @Descriptor("""
      write a program, or the output of a command, to a file
      write [-a] FILE (PROGRAM | TEXT)

      The file is written as a whole, and only on success; -a: append to the file. COMMAND > FILE is
      short for write FILE (COMMAND), and COMMAND >> FILE for the same with -a.
        opt --cse in.mlir > out.mlir
        write out.mlir $p""")
  public void write(CommandSession session, Object... arguments) throws CommandFailure {
    boolean append = arguments.length == 3 && "-a".equals(String.valueOf(arguments[0]));
    if (arguments.length != 2 && !append || arguments[arguments.length - 1] == null) {
      throw CommandFailure.usage("write [-a] FILE (PROGRAM | TEXT)");
    }
    String name = String.valueOf(arguments[append ? 1 : 0]);
    if (session.get(Streams.PIPE_FAILURE) != null) {
      throw new CommandFailure("'" + name + "' is not written, because there were errors");
    }
    WholeFile.write(session, name, bytes(session, arguments[arguments.length - 1]), append);
  }

  /** Returns the text of a value, with a line break at its end. */
  private static byte[] bytes(CommandSession session, Object value) {
    String text = value instanceof CharSequence || value instanceof Program
        ? value.toString() : String.valueOf(session.format(value, 0));
    return (text.isEmpty() || text.endsWith("\n") ? text : text + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Descriptor("""
      leave the console
      exit [STATUS]""")
  public void exit(CommandSession session, Object... arguments) throws CommandFailure {
    if (arguments.length > 1) {
      throw CommandFailure.usage("exit [STATUS]");
    }
    try {
      session.put(EXIT, arguments.length == 0 ? 0 : Integer.parseInt(String.valueOf(arguments[0])));
    } catch (NumberFormatException malformed) {
      throw CommandFailure.usage("exit [STATUS]");
    }
  }

  @Descriptor("""
      leave the console, as exit does
      quit [STATUS]""")
  public void quit(CommandSession session, Object... arguments) throws CommandFailure {
    exit(session, arguments);
  }

  @Descriptor("""
      print the versions of Mortise, the reference, the framework and all bundles
      version""")
  public void version(CommandSession session, Object... arguments) throws CommandFailure {
    Arguments.none("version", arguments);
    PrintStream out = Streams.out(session);
    out.print(Versions.of(bundles));
    out.flush();
  }
}
