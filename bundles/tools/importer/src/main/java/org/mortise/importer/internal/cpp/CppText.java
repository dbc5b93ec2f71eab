// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Conditions in C++ as text: their normal form, and their parts. */
public final class CppText {
  /** Namespaces that definitions may leave out. */
  private static final Pattern NAMESPACES = Pattern.compile("(?<![A-Za-z0-9_>])(::)?(llvm|mlir)::(?!dialect)");
  private static final Pattern GLOBAL = Pattern.compile("(?<![A-Za-z0-9_>])::(?=[A-Za-z])");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern LOOSE = Pattern.compile("(?<=\\() | (?=[),])|(?<=<) (?=[A-Z])");
  /** The spelling of casts as methods, before MLIR 17. */
  private static final Pattern METHOD =
      Pattern.compile("(\\$(?:\\.[a-zA-Z]+\\(\\))*)\\.(isa|cast|dyn_cast)<([^<>()]+)>\\(\\)");
  private static final Pattern CASTS = Pattern.compile("\\b(dyn_cast|dyn_cast_or_null|dyn_cast_if_present|cast_or_null"
      + "|cast_if_present)<");
  private static final Pattern CHECKS = Pattern.compile("\\b(isa_and_nonnull|isa_and_present|isa_or_null)<");

  private CppText() {}

  /**
   * Returns a text without the namespaces of MLIR and LLVM, with {@code $} for the subject, in one spelling of casts.
   */
  public static String normalized(String text) {
    String result = BLANKS.matcher(text.strip()).replaceAll(" ").replace("$_self", "$");
    for (String before = ""; !before.equals(result);) {
      before = result;
      result = NAMESPACES.matcher(result).replaceAll("");
    }
    result = GLOBAL.matcher(result).replaceAll("");
    result = LOOSE.matcher(result).replaceAll("");
    result = CASTS.matcher(result).replaceAll("cast<");
    result = CHECKS.matcher(result).replaceAll("isa<");
    for (String before = ""; !before.equals(result);) {
      before = result;
      result = METHOD.matcher(result).replaceAll(match -> Matcher.quoteReplacement(
          (match.group(2).equals("isa") ? "isa" : "cast") + "<" + match.group(3) + ">(" + match.group(1) + ")"));
    }
    return unwrapped(result);
  }

  /** Returns the name of a class without the namespaces of MLIR and LLVM. */
  public static String className(String text) {
    return normalized(text);
  }

  /** Returns the last part of a qualified name. */
  public static String simpleName(String qualified) {
    return qualified.substring(qualified.lastIndexOf(':') + 1);
  }

  /** Returns a text without parentheses around all of it. */
  static String unwrapped(String text) {
    String result = text.strip();
    while (result.startsWith("(") && end(result, 0) == result.length() - 1) {
      result = result.substring(1, result.length() - 1).strip();
    }
    return result;
  }

  /** Splits a condition at an operator outside of parentheses. */
  static List<String> split(String text, String operator) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        i = text.indexOf('"', i + 1);
        if (i < 0) {
          break;
        }
      } else if (c == '(' || c == '{' || c == '[') {
        depth++;
      } else if (c == ')' || c == '}' || c == ']') {
        depth--;
      } else if (depth == 0 && text.startsWith(operator, i)) {
        parts.add(text.substring(start, i).strip());
        start = i + operator.length();
        i = start - 1;
      }
    }
    parts.add(text.substring(start).strip());
    return parts;
  }

  /** Returns the position of the parenthesis that closes the one at a position, or -1. */
  static int end(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        depth++;
      } else if (c == ')' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }
}
