// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.dialect.ods.internal.expression.ExpressionError;

/**
 * A directive {@code custom<...>} that stands for a part of a format.
 *
 * @param name the name in the angle brackets
 * @param parameters the names that the part has for the arguments
 * @param format the part
 */
record DirectiveTemplate(String name, List<String> parameters, String format) {
  private static final Pattern USE = Pattern.compile("custom\\s*<\\s*(\\w+)\\s*>\\s*\\(");
  private static final Pattern VARIABLE = Pattern.compile("\\$(\\w+)");
  private static final int MOST_EXPANSIONS = 1000;

  /** Returns a format in which the directives with a template are replaced. */
  static String expand(String format, Map<String, DirectiveTemplate> templates) {
    if (templates.isEmpty()) {
      return format;
    }
    String expanded = format;
    int from = 0;
    Matcher use = USE.matcher(expanded);
    for (int count = 0; use.find(from); count++) {
      DirectiveTemplate template = templates.get(use.group(1));
      if (template == null) {
        from = use.end();
        continue;
      }
      if (count == MOST_EXPANSIONS) {
        throw new ExpressionError("the directive '" + template.name + "' refers to itself");
      }
      List<String> arguments = new ArrayList<>();
      int end = arguments(expanded, use.end(), arguments);
      from = use.start();
      expanded = expanded.substring(0, from) + template.with(arguments) + expanded.substring(end);
      use = USE.matcher(expanded);
    }
    return expanded;
  }

  /** Returns the names of the directives in a format. */
  static List<String> uses(String format) {
    return USE.matcher(format).results().map(use -> use.group(1)).toList();
  }

  /** Adds the arguments that begin at an offset, and returns the offset after the closing parenthesis. */
  private static int arguments(String format, int start, List<String> arguments) {
    int depth = 0;
    int begin = start;
    for (int i = start; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c == '(') {
        depth++;
      } else if ((c == ',' || c == ')') && depth == 0) {
        String argument = format.substring(begin, i).strip();
        if (!argument.isEmpty()) {
          arguments.add(argument);
        }
        begin = i + 1;
        if (c == ')') {
          return begin;
        }
      } else if (c == ')') {
        depth--;
      }
    }
    throw new ExpressionError("a directive of the format '" + format + "' is not closed");
  }

  private String with(List<String> arguments) {
    if (arguments.size() != parameters.size()) {
      throw new ExpressionError("the directive '" + name + "' has " + parameters.size()
          + " arguments, but is used with " + arguments.size());
    }
    return VARIABLE.matcher(format).replaceAll(variable -> {
      int index = parameters.indexOf(variable.group(1));
      if (index < 0) {
        throw new ExpressionError("the directive '" + name + "' has no argument '" + variable.group(1) + "'");
      }
      return Matcher.quoteReplacement(arguments.get(index));
    });
  }
}
