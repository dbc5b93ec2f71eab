// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form of a printed program that does not depend on the order of the operands of {@code bufferization.dealloc}.
 * Values are named by their definitions and not by their numbers. The operations that compute the operands of a dealloc
 * are a set for each block. Linear in the text.
 */
final class Unordered {
  private static final Pattern NAME = Pattern.compile("%[\\w.$-]+(?:#\\d+)?");
  private static final Pattern RESULTS = Pattern.compile("^((?:%[\\w.$-]+(?::\\d+)?(?:, )?)+) = (.*)$");
  private static final Pattern DEALLOC = Pattern.compile(
      "bufferization\\.dealloc ?(?:\\((.*?) : .*?\\) if \\((.*?)\\))?(?: ?retain \\((.*?) : .*\\))?$");
  private static final Pattern FREE = Pattern.compile(
      "^(memref\\.extract_strided_metadata|memref\\.reinterpret_cast|"
          + "arith\\.andi|arith\\.xori|arith\\.constant|arith\\.select) .*");

  private final Map<String, String> names = new HashMap<>();
  private final List<String> ordered = new ArrayList<>();
  private final List<String> loose = new ArrayList<>();
  private int arguments;

  private Unordered() {}

  static String form(String program) {
    Unordered form = new Unordered();
    program.lines().map(Unordered::withoutComment).forEach(form::line);
    form.flush();
    return String.join("\n", form.ordered);
  }

  private static String withoutComment(String line) {
    int comment = line.indexOf("  // ");
    return (comment < 0 ? line : line.substring(0, comment)).strip();
  }

  private void line(String line) {
    Matcher results = RESULTS.matcher(line);
    String left = results.matches() ? results.group(1) : "";
    String right = results.matches() ? results.group(2) : line;
    if (right.startsWith("bufferization.dealloc")) {
      dealloc(left, right);
      return;
    }
    boolean block = line.startsWith("^") || line.endsWith("{") || line.startsWith("}");
    if (block) {
      flush();
      if (line.endsWith("{") || line.startsWith("^")) {
        right = defineArguments(right);
      }
    }
    String text = renamed(right);
    define(left, text);
    if (FREE.matcher(right).matches()) {
      loose.add(text);
    } else {
      ordered.add(text);
    }
  }

  /** Defines the arguments of a block: the undefined names in the line that opens it. */
  private String defineArguments(String text) {
    boolean fresh = text.startsWith("^") || text.startsWith("func.func");
    Matcher matcher = NAME.matcher(text);
    while (matcher.find()) {
      boolean argument = fresh || text.startsWith(" = ", matcher.end()) || text.startsWith(": ", matcher.end())
          || text.startsWith("scf.for %") && matcher.start() == 8 || text.startsWith("scf.parallel (")
          && !names.containsKey(matcher.group())
          || text.startsWith("scf.forall (") && !names.containsKey(matcher.group());
      if (argument) {
        names.put(matcher.group(), "arg" + arguments++);
      }
    }
    return text;
  }

  private void dealloc(String left, String right) {
    Matcher parts = DEALLOC.matcher(right);
    if (!parts.matches()) {
      ordered.add(renamed(right));
      return;
    }
    List<String> owned = new ArrayList<>();
    if (parts.group(1) != null) {
      String[] memrefs = parts.group(1).split(", ");
      String[] conditions = parts.group(2).split(", ");
      for (int i = 0; i < memrefs.length; i++) {
        owned.add(renamed(memrefs[i]) + "?" + renamed(conditions[i]));
      }
      Collections.sort(owned);
    }
    List<String> retained = new ArrayList<>();
    if (parts.group(3) != null) {
      for (String name : parts.group(3).split(", ")) {
        retained.add(renamed(name));
      }
    }
    List<String> sorted = new ArrayList<>(retained);
    Collections.sort(sorted);
    String text = digest("dealloc " + owned + " retain " + sorted);
    ordered.add(text);
    String name = left.replaceAll(":\\d+$", "");
    for (int i = 0; i < retained.size(); i++) {
      names.put(retained.size() == 1 ? name : name + "#" + i, digest(text + retained.get(i)));
    }
  }

  private void define(String left, String text) {
    if (left.isEmpty()) {
      return;
    }
    int number = 0;
    for (String result : left.split(", ")) {
      int colon = result.indexOf(':');
      String name = colon < 0 ? result : result.substring(0, colon);
      int count = colon < 0 ? 1 : Integer.parseInt(result.substring(colon + 1));
      for (int i = 0; i < count; i++) {
        names.put(colon < 0 ? name : name + "#" + i, digest(text + "/" + number++));
      }
    }
  }

  private String renamed(String text) {
    return NAME.matcher(text).replaceAll(m -> names.getOrDefault(m.group(), "unknown"));
  }

  private static String digest(String text) {
    long hash = 1125899906842597L;
    for (int i = 0; i < text.length(); i++) {
      hash = 31 * hash + text.charAt(i);
    }
    return Long.toHexString(hash ^ hash >>> 29);
  }

  private void flush() {
    Collections.sort(loose);
    ordered.addAll(loose);
    loose.clear();
  }
}
