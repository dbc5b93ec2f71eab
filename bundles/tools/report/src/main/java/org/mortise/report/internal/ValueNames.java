// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares lines of programs up to the names of values and blocks. A pass that inserts one operation changes the number
 * of each later value; such lines are the same.
 *
 * <p>Lines that are equal except for names are given to {@link #agree} in their order. Names correspond from their
 * definition on, one to one, so that an operand that has become another value is a difference. Each line is read once.
 */
final class ValueNames {
  private final Map<String, String> toNew = new HashMap<>();
  private final Map<String, String> toOld = new HashMap<>();

  /** Returns the line with all names of values and blocks replaced by their first character. */
  static String withoutNames(String line) {
    int name = nextName(line, 0);
    if (name == line.length()) {
      return line;
    }
    StringBuilder key = new StringBuilder(line.length());
    int copied = 0;
    while (name < line.length()) {
      key.append(line, copied, name + 1);
      copied = endOfName(line, name);
      name = nextName(line, copied);
    }
    return key.append(line, copied, line.length()).toString();
  }

  /** Returns whether the names of two lines, which are equal except for names, correspond to each other. */
  boolean agree(String before, String after) {
    List<Name> oldNames = namesIn(before);
    List<Name> newNames = namesIn(after);
    boolean agree = true;
    for (int i = 0; i < oldNames.size(); i++) {
      String old = oldNames.get(i).text();
      String revised = newNames.get(i).text();
      boolean isDefinition = oldNames.get(i).isDefinition();
      boolean isNew = !toNew.containsKey(old) && !toOld.containsKey(revised);
      if (isDefinition || isNew) {
        bind(old, revised);
      } else {
        agree &= revised.equals(toNew.get(old)) && old.equals(toOld.get(revised));
      }
    }
    return agree;
  }

  private void bind(String old, String revised) {
    String otherNew = toNew.put(old, revised);
    if (otherNew != null) {
      toOld.remove(otherNew, old);
    }
    String otherOld = toOld.put(revised, old);
    if (otherOld != null && !otherOld.equals(old)) {
      toNew.remove(otherOld, revised);
    }
  }

  private record Name(String text, boolean isDefinition) {}

  private static List<Name> namesIn(String line) {
    List<Name> names = new ArrayList<>();
    boolean isBlockHeader = line.startsWith("^", indentation(line));
    for (int at = nextName(line, 0); at < line.length(); ) {
      int end = endOfName(line, at);
      names.add(new Name(line.substring(at, end), isBlockHeader || isDefined(line, end)));
      at = nextName(line, end);
    }
    return names;
  }

  /** Returns whether the name that ends here is followed by its definition, or by its type as an argument. */
  private static boolean isDefined(String line, int end) {
    return line.startsWith(" =", end) || line.startsWith(":", end) || line.startsWith(", %", end) && isList(line, end);
  }

  /** Returns whether the name that ends here is in a list of results, which begins the line and ends in "=". */
  private static boolean isList(String line, int end) {
    int equals = line.indexOf(" = ", end);
    if (equals < 0 || !line.startsWith("%", indentation(line))) {
      return false;
    }
    for (int at = end; at < equals; ) {
      char c = line.charAt(at);
      if (isName(line, at)) {
        at = endOfName(line, at);
      } else if (c == ',' || c == ' ' || c == ':' || Character.isDigit(c)) {
        at++;
      } else {
        return false;
      }
    }
    return true;
  }

  private static int indentation(String line) {
    int at = 0;
    while (at < line.length() && line.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private static boolean isName(String line, int at) {
    char c = line.charAt(at);
    return (c == '%' || c == '^') && at + 1 < line.length() && isNamePart(line.charAt(at + 1));
  }

  private static boolean isNamePart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c == '-'
        || c == '.';
  }

  /** Returns the start of the first name from {@code at} on that is not in a string, or the length of the line. */
  private static int nextName(String line, int at) {
    int next = at;
    while (next < line.length() && !isName(line, next)) {
      next = line.charAt(next) == '"' ? endOfString(line, next) : next + 1;
    }
    return next;
  }

  private static int endOfName(String line, int start) {
    int end = start + 1;
    while (end < line.length() && isNamePart(line.charAt(end))) {
      end++;
    }
    return end;
  }

  private static int endOfString(String line, int start) {
    int end = start + 1;
    while (end < line.length() && line.charAt(end) != '"') {
      end += line.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(end + 1, line.length());
  }
}
