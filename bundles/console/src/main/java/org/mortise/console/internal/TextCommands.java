// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.io.IOException;
import java.io.PrintStream;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.apache.felix.service.command.CommandSession;
import org.apache.felix.service.command.Descriptor;
import org.mortise.console.Program;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;

/** What a shell must have besides: texts, the end, and what it is. */
@Component(service = TextCommands.class, property = {"osgi.command.scope=mortise", "osgi.command.function=cat",
    "osgi.command.function=echo", "osgi.command.function=grep", "osgi.command.function=exit",
    "osgi.command.function=version"})
public final class TextCommands {
  /** The session variable with the status that {@code exit} was given. */
  public static final String EXIT = ".mortise.exit";

  private final BundleContext bundles;

  @Activate
  public TextCommands(BundleContext bundles) {
    this.bundles = bundles;
  }

  @Descriptor("""
      read a program without looking at it
      cat (FILE | PROGRAM | -)

      The text is a value, as that of opt.""")
  public Object cat(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length != 1) {
      throw CommandFailure.usage("cat (FILE | PROGRAM | -)");
    }
    Program program = Inputs.read(session, arguments[0]);
    return program.bytes().length == 0 ? null : program;
  }

  @Descriptor("""
      print its arguments
      echo TEXT...""")
  public void echo(CommandSession session, Object... arguments) {
    StringJoiner line = new StringJoiner(" ");
    for (Object argument : arguments) {
      line.add(argument instanceof CharSequence || argument instanceof Program
          ? argument.toString() : session.format(argument, 1));
    }
    PrintStream out = Streams.out(session);
    out.println(line);
    out.flush();
  }

  @Descriptor("""
      print the lines in which a regular expression is found
      grep REGEX [FILE | PROGRAM]

      Without a file it reads what is piped in: opt --cse in.mlir | grep alloc""")
  public void grep(CommandSession session, Object... arguments) throws CommandFailure, IOException {
    if (arguments.length < 1 || arguments.length > 2) {
      throw CommandFailure.usage("grep REGEX [FILE | PROGRAM]");
    }
    Pattern pattern = pattern(String.valueOf(arguments[0]));
    Program text = Inputs.read(session, arguments.length == 2 ? arguments[1] : "-");
    PrintStream out = Streams.out(session);
    text.toString().lines().filter(line -> pattern.matcher(line).find()).forEach(out::println);
    out.flush();
  }

  private static Pattern pattern(String text) throws CommandFailure {
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException malformed) {
      throw new CommandFailure("not a regular expression: " + malformed.getDescription());
    }
  }

  @Descriptor("""
      leave the console
      exit [STATUS]""")
  public void exit(CommandSession session, Object... arguments) throws CommandFailure {
    try {
      session.put(EXIT, arguments.length == 0 ? 0 : Integer.parseInt(String.valueOf(arguments[0])));
    } catch (NumberFormatException malformed) {
      throw CommandFailure.usage("exit [STATUS]");
    }
  }

  @Descriptor("""
      tell the versions of Mortise, the reference, the framework and all bundles
      version""")
  public void version(CommandSession session, Object... arguments) {
    PrintStream out = Streams.out(session);
    out.print(Versions.of(bundles));
    out.flush();
  }
}
