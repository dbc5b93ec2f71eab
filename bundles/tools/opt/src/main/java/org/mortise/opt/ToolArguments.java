// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The command line of a tool with few flags, in LLVM's style: flags have one or two dashes, and their values follow an
 * equals sign or are the next argument; {@code --} precedes arguments that are not flags. A subclass defines the flags
 * besides {@code --help} and {@code --version}. (Most flags of {@code mortise-opt} are passes, and have their own
 * parser.)
 */
public abstract class ToolArguments {
  private final String tool;
  private final List<String> files = new ArrayList<>();
  private boolean help;
  private boolean version;

  /** @param tool the name of the tool, for messages */
  protected ToolArguments(String tool) {
    this.tool = tool;
  }

  /**
   * Sets a flag. A flag without a value must not read {@code value}.
   *
   * @param name the name without dashes
   * @return whether the flag exists
   * @throws UsageException if the value is missing or malformed
   */
  protected abstract boolean set(String name, Value value) throws UsageException;

  /**
   * Parses a command line. Called once.
   *
   * @throws UsageException for the first mistake
   */
  protected final void parseAll(String[] arguments) throws UsageException {
    int at = 0;
    while (at < arguments.length) {
      String argument = arguments[at++];
      if (argument.equals("--")) {
        files.addAll(List.of(arguments).subList(at, arguments.length));
        break;
      }
      if (!argument.startsWith("-") || argument.equals(Flags.STANDARD_STREAM)) {
        files.add(argument);
        continue;
      }
      Value value = new Value(argument, at < arguments.length ? arguments[at] : null);
      if (!setCommon(value.name, value) && !set(value.name, value)) {
        throw new UsageException("Unknown command line argument '" + argument + "'.  " + hint());
      }
      at += value.hasTakenNext ? 1 : 0;
    }
  }

  private boolean setCommon(String name, Value value) throws UsageException {
    switch (name) {
      case "help", "h" -> help = value.isOn();
      case "version" -> version = value.isOn();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Returns the sentence that points to the help text. */
  protected final String hint() {
    return "Try: '" + tool + " --help'";
  }

  /** Returns the arguments that are not flags. */
  protected final List<String> files() {
    return files;
  }

  /** Returns whether the help text is to be printed, and nothing else done. */
  public final boolean asksForHelp() {
    return help;
  }

  /** Returns whether the version is to be printed, and nothing else done. */
  public final boolean asksForVersion() {
    return version;
  }

  /** The value of a flag. */
  protected static final class Value {
    private final String argument;
    private final String name;
    private final @Nullable String given;
    private final @Nullable String next;
    private boolean hasTakenNext;

    private Value(String argument, @Nullable String next) {
      String body = argument.substring(argument.startsWith("--") ? 2 : 1);
      int equals = body.indexOf('=');
      this.argument = argument;
      this.name = equals < 0 ? body : body.substring(0, equals);
      this.given = equals < 0 ? null : body.substring(equals + 1);
      this.next = next;
    }

    /** Returns the value after the equals sign; null if there is none. Never reads the next argument. */
    public @Nullable String optionalText() {
      return given;
    }

    /** Returns the value. */
    public String text() throws UsageException {
      if (given != null) {
        return given;
      }
      if (next == null) {
        throw wrong("requires a value!");
      }
      hasTakenNext = true;
      return next;
    }

    /** Returns the value of a switch, which is true if none is given. */
    public boolean isOn() throws UsageException {
      if (given == null || given.equalsIgnoreCase("true") || given.equals("1")) {
        return true;
      }
      if (given.equalsIgnoreCase("false") || given.equals("0")) {
        return false;
      }
      throw wrong("'" + given + "' is invalid value for boolean argument! Try 0 or 1");
    }

    /** Returns the value as a number in a range. */
    public long number(long least, long most) throws UsageException {
      String text = text();
      long number;
      try {
        number = Long.parseLong(text);
      } catch (NumberFormatException malformed) {
        number = least - 1;
      }
      if (number < least) {
        throw wrong("'" + text + "' is not a number of at least " + least);
      }
      if (number > most) {
        throw wrong("'" + text + "' is more than " + most);
      }
      return number;
    }

    /** Returns an error about the value. */
    public UsageException wrong(String message) {
      return new UsageException("for the " + argument + " option: " + message);
    }
  }
}
