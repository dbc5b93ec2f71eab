// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * The parsed arguments of {@code grep}. Options precede the expression and can be combined in one word. Only
 * {@code -v}, {@code -i} and {@code -c} are supported.
 *
 * @param input the text to search: a program, the name of a file, or {@code -} for the piped input
 * @param others whether to print the lines that do not match
 * @param count whether to print the number of lines only
 */
record Grep(Pattern pattern, Object input, boolean others, boolean count) {
  private static final String USAGE = "grep [-v] [-i] [-c] REGEX [FILE | PROGRAM]";

  static Grep of(Object[] arguments) throws CommandFailure {
    StringBuilder options = new StringBuilder();
    int first = 0;
    for (boolean more = true; more && first < arguments.length; ) {
      String argument = String.valueOf(arguments[first]);
      more = argument.startsWith("-") && argument.length() > 1 && !argument.equals("--");
      options.append(more ? argument.substring(1) : "");
      first += more || argument.equals("--") ? 1 : 0;
    }
    for (char option : options.toString().toCharArray()) {
      if ("vic".indexOf(option) < 0) {
        throw new CommandFailure("grep has no option '-" + option + "'; usage: " + USAGE);
      }
    }
    List<Object> rest = Arrays.asList(arguments).subList(first, arguments.length);
    if (rest.isEmpty() || rest.size() > 2) {
      throw CommandFailure.usage(USAGE);
    }
    Pattern pattern = pattern(String.valueOf(rest.get(0)), options.indexOf("i") < 0 ? 0 : Pattern.CASE_INSENSITIVE);
    Object input = rest.size() == 2 ? rest.get(1) : "-";
    return new Grep(pattern, input, options.indexOf("v") >= 0, options.indexOf("c") >= 0);
  }

  private static Pattern pattern(String text, int flags) throws CommandFailure {
    try {
      return Pattern.compile(text, flags);
    } catch (PatternSyntaxException malformed) {
      throw new CommandFailure("not a regular expression: " + malformed.getDescription());
    }
  }

  /** Returns the lines to print. */
  List<String> lines(String text) {
    List<String> found = new ArrayList<>();
    text.lines().filter(line -> pattern.matcher(line).find() != others).forEach(found::add);
    return count ? List.of(String.valueOf(found.size())) : found;
  }
}
