// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.flags;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The flags of a tool.
 *
 * @param tool the name of the tool, for messages
 * @param overview the purpose of the tool, in some words
 * @param usage the forms of the command line, one a line
 * @param description more about the tool; may be empty
 * @param files the number of arguments besides flags that the tool accepts at most
 * @param flags the flags, in the order of the help text
 */
public record FlagTable(
    String tool, String overview, String usage, String description, int files, List<Flag> flags) {
  /** The table of a tool without flags. */
  public static final FlagTable NONE = new FlagTable("", "", "", "", Integer.MAX_VALUE, List.of());

  /**
   * Checks the names.
   *
   * @throws IllegalArgumentException if two flags have a name in common
   */
  public FlagTable {
    Set<String> names = new HashSet<>();
    for (Flag flag : flags) {
      checkNew(names, flag.name());
      for (String other : flag.others()) {
        checkNew(names, other);
      }
    }
  }

  private static void checkNew(Set<String> names, String name) {
    if (!names.add(name)) {
      throw new IllegalArgumentException("two flags are named " + name);
    }
  }

  /** Returns a table with some of the flags. */
  public FlagTable only(Set<String> names) {
    return new FlagTable(tool, overview, usage, description, files,
        flags.stream().filter(flag -> names.contains(flag.name())).toList());
  }

  /** Returns the flag with a name, without dashes, or null. */
  public @Nullable Flag find(String name) {
    for (Flag flag : flags) {
      if (flag.name().equals(name)) {
        return flag;
      }
    }
    for (Flag flag : flags) {
      if (flag.others().contains(name)) {
        return flag;
      }
    }
    return null;
  }

  /** Returns the flag in an argument, which may have a value after an equals sign; null if the argument is no flag. */
  public @Nullable Flag flagOf(String argument) {
    return isFlag(argument) ? find(FlagParser.name(argument)) : null;
  }

  /** Returns whether an argument is a flag, known or not, rather than a file. */
  public static boolean isFlag(String argument) {
    return argument.startsWith("-") && !argument.equals(FlagValues.STANDARD_STREAM);
  }

  /** Returns the index of the first argument that is neither a flag nor the value of one; -1 if there is none. */
  public int firstFile(List<String> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i).equals("--")) {
        return i + 1 < arguments.size() ? i + 1 : -1;
      }
      Flag flag = flagOf(arguments.get(i));
      if (flag != null) {
        i += flag.takesNextArgument() && arguments.get(i).indexOf('=') < 0 ? 1 : 0;
      } else if (!isFlag(arguments.get(i))) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the sentence that points to the help text. */
  public String hint() {
    return "Try: '" + tool + " --help'";
  }

  /** Returns the error for more files than the command line may have. */
  public UsageException tooManyFiles(int most) {
    return new UsageException("Too many positional arguments specified!\nCan specify at most " + most
        + " positional arguments: See: " + tool + " --help");
  }

  /**
   * Returns the text that the command line asks for instead of a run, or null.
   *
   * @param ofTool a class of the tool's bundle
   */
  public @Nullable String information(FlagValues values, Class<?> ofTool) {
    if (values.isOn(Flag.HELP)) {
      return HelpText.of(this);
    }
    return values.isOn(Flag.VERSION) ? HelpText.version(this, ofTool) : null;
  }
}
