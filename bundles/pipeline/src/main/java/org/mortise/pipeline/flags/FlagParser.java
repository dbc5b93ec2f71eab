// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.text.EditDistance;

/**
 * Parses a command line in the way of LLVM's tools: one dash or two, {@code -flag=value} or {@code -flag value}, {@code
 * --} before files. The whole line is read, so that all its mistakes are reported. A subclass adds flags that are in no
 * table, and checks.
 */
public class FlagParser {
  private final FlagTable table;
  private final FlagValues values;
  private final List<String> mistakes = new ArrayList<>(0);

  /** @param values receives the values */
  protected FlagParser(FlagTable table, FlagValues values) {
    this.table = table;
    this.values = values;
  }

  /**
   * Parses a command line of a tool that has only the flags of its table.
   *
   * @throws UsageException if there are mistakes
   */
  public static FlagValues parse(FlagTable table, String... arguments) throws UsageException {
    FlagValues values = new FlagValues();
    new FlagParser(table, values).parse(arguments);
    return values;
  }

  /**
   * Parses a command line. Called once.
   *
   * @throws UsageException if there are mistakes, and the command line does not ask for help; reports all mistakes
   */
  public final void parse(String... arguments) throws UsageException {
    List<String> files = new ArrayList<>();
    int at = 0;
    while (at < arguments.length) {
      String argument = arguments[at++];
      if (argument.equals("--")) {
        files.addAll(List.of(arguments).subList(at, arguments.length));
        break;
      }
      if (!FlagTable.isFlag(argument)) {
        files.add(argument);
        continue;
      }
      try {
        at = parseFlag(argument, arguments, at);
      } catch (UsageException mistake) {
        mistakes.add(mistake.getMessage());
      }
    }
    values.setFiles(files);
    if (values.asksForHelp()) {
      return;
    }
    check();
    if (files.size() > mostFiles()) {
      addMistake(mostFiles() == 0 ? unknown(files.get(0)) : table.tooManyFiles(mostFiles()).getMessage());
    }
    if (!mistakes.isEmpty()) {
      throw new UsageException(String.join("\n" + table.tool() + ": ", mistakes));
    }
  }

  /** Returns the name of the flag in an argument. */
  static String name(String argument) {
    int equals = argument.indexOf('=');
    return argument.substring(argument.startsWith("--") ? 2 : 1, equals < 0 ? argument.length() : equals);
  }

  private int parseFlag(String argument, String[] arguments, int next) throws UsageException {
    String name = name(argument);
    int equals = argument.indexOf('=');
    String value = equals < 0 ? null : argument.substring(equals + 1);
    Flag flag = table.find(name);
    if (flag == null) {
      setOther(argument, name, value == null ? "" : value);
      return next;
    }
    if (value != null || !flag.takesNextArgument()) {
      set(flag, value);
      return next;
    }
    if (next == arguments.length) {
      throw flag.wrong("requires a value!");
    }
    set(flag, arguments[next]);
    return next + 1;
  }

  private void set(Flag flag, @Nullable String text) throws UsageException {
    values.set(flag, checked(flag, flag.parse(text)));
  }

  /**
   * Checks the value of a flag, or converts it.
   *
   * @return the value to set
   * @throws UsageException if the value is wrong
   */
  protected @Nullable Object checked(Flag flag, @Nullable Object value) throws UsageException {
    return value;
  }

  /**
   * Sets a flag that is not in the table.
   *
   * @param argument the flag as it is given
   * @param value its value; empty if none is given
   * @throws UsageException if there is no such flag
   */
  protected void setOther(String argument, String name, String value) throws UsageException {
    throw unknown(argument, value, List.of());
  }

  /** Returns the most files that may be given. Called after all arguments have been read. */
  protected int mostFiles() {
    return table.files();
  }

  /** Reports a mistake. Parsing continues. */
  protected final void addMistake(String message) {
    mistakes.add(message);
  }

  /**
   * Checks the command line as a whole and reports the mistakes. Called after all arguments have been read, unless they
   * ask for help. Reports flags that have no effect because other flags are missing or off.
   */
  protected void check() {
    for (Flag flag : table.flags()) {
      Flag needed = flag.required() == null || !values.isGiven(flag) ? null : table.find(flag.required());
      if (needed != null && !(values.isGiven(needed) && values.isOn(needed))) {
        addMistake(flag.wrong("requires " + needed.dashed()).getMessage());
      }
    }
  }

  private String unknown(String argument) {
    return "Unknown command line argument '" + argument + "'.  " + table.hint();
  }

  /**
   * Returns the error for a flag that does not exist, with the name, of the table or of others, that resembles its name
   * most.
   */
  protected final UsageException unknown(String argument, String value, List<String> others) {
    String name = name(argument);
    List<String> known = new ArrayList<>();
    for (Flag flag : table.flags()) {
      if (!flag.isHidden()) {
        known.add(flag.name());
      }
    }
    known.addAll(others);
    if (known.isEmpty()) {
      return new UsageException(unknown(argument));
    }
    String best = EditDistance.nearest(name, known);
    if (best == null) {
      best = known.get(0);
      for (String candidate : known) {
        best = EditDistance.between(candidate, name) < EditDistance.between(best, name) ? candidate : best;
      }
    }
    return new UsageException(unknown(argument) + "\n" + table.tool() + ": Did you mean '" + Flag.dashed(best)
        + (value.isEmpty() ? "" : "=" + value) + "'?");
  }
}
